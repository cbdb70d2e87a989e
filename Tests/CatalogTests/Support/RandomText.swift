import Platform

@testable import Catalog

/// Texts made of little but what is special, and the ways to read them.
struct RandomText {
  /// How many texts a test compares: `SHELVES_SCANS=1000000` for a million.
  static let rounds = getenv("SHELVES_SCANS").flatMap { Int(String(cString: $0)) } ?? 6000

  /// Dialects that can be read many bytes at a time, and some that cannot.
  static let dialects = [
    Dialect(), Dialect(delimiter: [9]), Dialect(delimiter: [0xE9]), Dialect(quote: nil), Dialect(quote: 39),
    Dialect(terminator: 0), Dialect(terminator: 13), .lines(), .lines(terminator: 0),
    Dialect(delimiter: Array("||".utf8)), Dialect(delimiter: [34]),
  ]

  private static let alphabets = [
    // Anything, with quotes that stand where none should, and bytes that are no text.
    Array("aab\"\"\",,|\n\n\r\t\0'".utf8) + [0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xFF],
    // Lines, mostly.
    Array("abcdefgh\n,".utf8),
    // Quotes, mostly.
    Array("a\"\"\"\"\n,".utf8),
    // Long records.
    Array("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz,,\"\n".utf8) + [0xC3, 0xA9],
  ]
  /// What tables are made of: read as such, quotes stand where they should.
  private static let words = [
    "a", "bc", "\"d\"", "\"e,f\"", "\"g\nh\"", "\"i\"\"j\"", "", "\"\"", "a word of more than sixteen bytes", "é",
    "\"\r\n\"",
  ]

  /// A text; one in ten is longer than what is looked at at once, one in a hundred has hundreds of records.
  static func make(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    let isLong = Int.random(in: 0..<10, using: &generator) == 0
    let longest = isLong ? (Int.random(in: 0..<10, using: &generator) == 0 ? 6000 : 600) : 30
    if Int.random(in: 0..<4, using: &generator) == 0 {
      return table(atMost: isLong ? 100 : 10, using: &generator)
    }
    let alphabet = alphabets.randomElement(using: &generator) ?? []
    return (0..<Int.random(in: 0...longest, using: &generator)).map { _ in
      alphabet.randomElement(using: &generator) ?? 0
    }
  }

  private static func table(atMost records: Int, using generator: inout some RandomNumberGenerator) -> [UInt8] {
    let width = Int.random(in: 1...4, using: &generator)
    let end = Bool.random(using: &generator) ? "\n" : "\r\n"
    var text = ""
    for _ in 0..<Int.random(in: 1...records, using: &generator) {
      let fields = (0..<width).map { _ in words.randomElement(using: &generator) ?? "" }
      text += fields.joined(separator: ",") + end
    }
    return Array(text.utf8)
  }
}
