import Testing

@testable import shelves

@Suite struct LongValueTests {
  @Test func `a value that is too long for a screen is cut before a character, and what is left of it is told`() {
    let bytes = Array("aé七👍z".utf8)
    let cuts = (1...bytes.count).map { LongValue(bytes, limit: $0) }
    #expect(
      cuts.map { String(decoding: $0.shown, as: UTF8.self) } == [
        "a", "a", "aé", "aé", "aé", "aé七", "aé七", "aé七", "aé七", "aé七👍", "aé七👍z",
      ])
    #expect(cuts.map { $0.shown.count + $0.rest } == Array(repeating: bytes.count, count: bytes.count))
    #expect(cuts[0].note == "… 10 B more, not shown: --output raw prints all")
    #expect(cuts[10].note == nil)
  }

  @Test func `bytes that are no characters are cut where it falls`() {
    #expect(LongValue(Array(repeating: 0x80, count: 10), limit: 6).shown.count == 3)
    #expect(LongValue([0xFF, 0xFF, 0xFF], limit: 2).shown == [0xFF, 0xFF])
  }
}
