import TestSupport
import Testing

@testable import Curses

/// The decoder with bytes nobody meant.
@Suite struct InputDecoderFuzzTests {
  /// Pieces that lead into every part of the decoder, between bytes of any kind.
  private static let pieces: [[UInt8]] = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]1", "\u{1B}P1", "\u{1B}[M", "\u{1B}[<0;1;1M", "\u{1B}[200~",
    "\u{1B}[201~",
    "\u{1B}\\", "\u{7}", "1;5", ";", "$", "~", "u", "A", "é", "漢", "\u{1B}[[", "\u{1B}[1;2A", "\u{1B}\u{1B}",
    "\u{0}",
  ].map { Array($0.utf8) }

  private func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      if Bool.random(using: &random) {
        bytes += Self.pieces.randomElement(using: &random) ?? []
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    return bytes
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any bytes end in events, however they are cut`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let bytes = bytes(&random)
      var whole = InputDecoder()
      let expected = whole.decode(bytes, at: 0)
      var pieces = InputDecoder()
      var events: [Event] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...max(1, rest.count / 2), using: &random)
        events += pieces.decode(rest.prefix(count), at: 0)
        rest = rest.dropFirst(count)
      }
      #expect(events == expected, "seed \(seed), round \(round): \(bytes)")
      #expect(pieces.buffer == whole.buffer, "seed \(seed), round \(round): \(bytes)")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `with pauses anywhere it goes on, and a quiet line leaves nothing undecided`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var decoder = InputDecoder()
    for round in 0..<500 {
      _ = decoder.decode(bytes(&random), at: 0)
      if Bool.random(using: &random) {
        // A pause may uncover something else that only a pause decides.
        var pauses = 0
        while decoder.isUndecided && pauses < 100 {
          _ = decoder.expire(at: 0)
          pauses += 1
        }
        #expect(!decoder.isUndecided, "seed \(seed), round \(round)")
      }
      #expect(decoder.buffer.count <= InputDecoder.longestSequence + 200, "seed \(seed), round \(round)")
    }
    // Whatever state it was left in, an end of paste and a control byte bring it back.
    _ = decoder.decode(Array("\u{1B}[201~\u{1B}\\\r\r\r\r".utf8), at: 0)
    #expect(decoder.decode(Array("k".utf8), at: 0) == [.key(Key(.character("k")))], "seed \(seed)")
  }
}
