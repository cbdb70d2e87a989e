import TestSupport
import Testing

@testable import Catalog

/// Compressed text and UTF-16, decoded from pieces of any size.
@Suite struct StoredTextTests {
  private static let text = Array("group,title\na,one\nb,two\na,three\n".utf8)
  /// The text, by `gzip -n`.
  private static let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x4B, 0x2F, 0xCA, 0x2F, 0x2D, 0xD0, 0x29, 0xC9, 0x2C,
    0xC9, 0x49, 0xE5, 0x4A, 0xD4, 0xC9, 0xCF, 0x4B, 0xE5, 0x4A, 0xD2, 0x29, 0x29, 0xCF, 0x07, 0xB2, 0x4B, 0x32, 0x8A,
    0x52, 0x53, 0xB9, 0x00, 0x6E, 0x7F, 0x98, 0xB4, 0x20, 0x00, 0x00, 0x00,
  ]
  /// The text, by `zstd`.
  private static let zstd: [UInt8] =
    [0x28, 0xB5, 0x2F, 0xFD, 0x24, 0x20, 0x01, 0x01, 0x00] + text + [0xFC, 0x1E, 0xF2, 0x8C]

  /// What comes out of pieces, and what went wrong after it.
  private func decoded(_ pieces: [[UInt8]]) -> (bytes: [UInt8], failure: DecodingFailure?) {
    let decoder = StoredTextDecoder()
    var result: [UInt8] = []
    do {
      for piece in pieces {
        try piece.withUnsafeBytes { bytes in try decoder.decode(bytes) { result += $0 } }
      }
      try decoder.finish { result += $0 }
      return (result, nil)
    } catch {
      return (result, error as? DecodingFailure)
    }
  }

  /// The text as UTF-16 with a byte order mark.
  private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ([0xFEFF] + text.utf16).flatMap { unit in
      bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }

  @Test func `gzip and zstd give their text, however it is cut into pieces`() {
    for data in [Self.gzip, Self.zstd] {
      for size in 1...data.count {
        let pieces = stride(from: 0, to: data.count, by: size).map { Array(data[$0..<min($0 + size, data.count)]) }
        let (bytes, failure) = decoded(pieces)
        #expect(bytes == Self.text && failure == nil, "pieces of \(size)")
      }
    }
  }

  @Test func `members that follow each other are one text, and padding behind them is none`() {
    #expect(decoded([Self.gzip + Self.gzip]).bytes == Self.text + Self.text)
    #expect(decoded([Self.zstd, Self.zstd]).bytes == Self.text + Self.text)
    let padded = decoded([Self.gzip + [0, 0, 0], [0, 0]])
    #expect(padded.bytes == Self.text && padded.failure == nil)
  }

  @Test(arguments: [0x50, 0x5F] as [UInt8])
  func `a frame to be skipped may stand before those of zstd`(mark: UInt8) {
    let (bytes, failure) = decoded([[mark, 0x2A], [0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3] + Self.zstd])
    #expect(bytes == Self.text && failure == nil)
  }

  @Test func `data that breaks off gives what there is and says so, at every byte`() {
    for (name, data) in [("gzip", Self.gzip), ("zstd", Self.zstd)] {
      for count in StoredForm.longestMark..<data.count {
        let (bytes, failure) = decoded([Array(data[..<count])])
        #expect(Self.text.starts(with: bytes))
        #expect(failure == .data("the \(name) data breaks off"), "\(count) bytes")
      }
    }
  }

  @Test func `damaged data and foreign bytes behind it are told, and what came before is kept`() {
    var damaged = Self.gzip
    damaged[damaged.count - 6] ^= 1
    let wrong = decoded([damaged])
    #expect(wrong.bytes == Self.text)
    #expect(wrong.failure == .data("bad gzip data: incorrect data check"))
    let more = decoded([Self.gzip + Array("more".utf8)])
    #expect(more.bytes == Self.text)
    #expect(more.failure == .data("unknown bytes after the gzip data"))
  }

  @Test func `random damage never does harm`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      var data = [Self.gzip, Self.zstd].randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        data[Int.random(in: 4..<data.count, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      // A format's checksum may be absent after the damage; more than a window of output is a bug.
      #expect(decoded([data]).bytes.count < 1 << 20)
    }
  }

  @Test func `UTF-16 of either order becomes UTF-8 without its mark, however it is cut`() {
    let text = "a,ä\n漢,🎬\u{FEFF}\n"
    for bigEndian in [false, true] {
      let data = utf16(text, bigEndian: bigEndian)
      for size in 1...data.count {
        let pieces = stride(from: 0, to: data.count, by: size).map { Array(data[$0..<min($0 + size, data.count)]) }
        let (bytes, failure) = decoded(pieces)
        #expect(bytes == Array(text.utf8) && failure == nil, "pieces of \(size)")
      }
    }
  }

  @Test func `half a surrogate pair is one byte that is no UTF-8, however it is cut`() {
    let data: [UInt8] = [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x41, 0xDC, 0x00, 0xD8, 0x02, 0xD8, 0x01]
    for size in 1...data.count {
      let pieces = stride(from: 0, to: data.count, by: size).map { Array(data[$0..<min($0 + size, data.count)]) }
      let (bytes, failure) = decoded(pieces)
      #expect(bytes == [0xFF, 0x41, 0xFF, 0xFF, 0xFF], "pieces of \(size)")
      #expect(failure == nil)
    }
    #expect(
      decoded([[0xFF, 0xFE, 0x41, 0x00, 0x42]]).failure == .data("the UTF-16 text breaks off within a character"))
  }

  @Test func `other text passes as it is, also if it starts like a mark`() {
    for text in [[], [0x1F], [0x1F, 0x8B], [0x28, 0xB5, 0x2F], [0xFE], [0xEF, 0xBB, 0xBF, 0x41], Array("a,b".utf8)]
      as [[UInt8]]
    {
      let (bytes, failure) = decoded(text.map { [$0] })
      #expect(bytes == text && failure == nil)
    }
  }
}
