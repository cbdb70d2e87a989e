import TestSupport
import Testing

@testable import Catalog

@Suite struct ByteNeedleTests {
  private func find(_ needle: ByteNeedle, in text: [UInt8], from start: Int) -> Int? {
    text.withUnsafeBytes { needle.find(in: $0, from: start) }
  }

  /// The first place, by trying each: the bytes as they are, or with one quote between two of them.
  private func model(_ bytes: [UInt8], _ ignoresCase: Bool, _ quote: UInt8?, _ text: [UInt8], _ start: Int) -> Int? {
    func folded(_ bytes: [UInt8]) -> [UInt8] {
      ignoresCase ? bytes.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 } : bytes
    }
    var wanted = [folded(bytes)]
    if let quote {
      for place in bytes.indices.dropFirst() { wanted.append(wanted[0]); wanted[place].insert(quote, at: place) }
    }
    let searched = folded(text)
    return (0...text.count).first { place in
      place >= start && place < text.count && wanted.contains { searched[place...].starts(with: $0) }
    }
  }

  @Test(arguments: [5, 60, 701] as [UInt64])
  func `the search finds what trying each place finds`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("aabA\"@`[{".utf8) + [0, 0xC3, 0xE9]
    for round in 0..<6000 {
      let text = (0..<Int.random(in: 0...90, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let quote: UInt8? = Bool.random(using: &generator) ? UInt8(ascii: "\"") : nil
      var bytes = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        alphabet.filter { $0 != quote }.randomElement(using: &generator) ?? 0
      }
      if round % 3 == 0, text.count > 20 {
        // One that is there for certain.
        let start = Int.random(in: 0..<text.count - 20, using: &generator)
        bytes = text[start..<start + Int.random(in: 1...20, using: &generator)].filter { $0 != quote }
        if bytes.isEmpty { continue }
      }
      let ignoresCase = Bool.random(using: &generator)
      let start = Int.random(in: 0...text.count, using: &generator)
      let needle = ByteNeedle(bytes, ignoresCase: ignoresCase, quote: quote)
      #expect(
        find(needle, in: text, from: start) == model(bytes, ignoresCase, quote, text, start),
        "seed \(seed), round \(round): \(bytes) quote \(quote ?? 0) in \(text) from \(start)")
    }
  }

  @Test func `only letters have a case`() {
    let needle = ByteNeedle(Array("@[`{".utf8), ignoresCase: true)
    #expect(find(needle, in: Array("`{@[".utf8), from: 0) == nil)
    #expect(find(needle, in: Array("x@[`{".utf8), from: 0) == 1)
  }
}
