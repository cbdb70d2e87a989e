/// The number typed before a key, as in less and vi: `12G` goes to row 12, `5→` moves five cards.
struct RepeatCount {
  private var value: Int?

  /// What has been typed, to be shown; `nil` if nothing has.
  var text: String? { value.map(String.init) }

  /// Takes a typed character in; answers whether it is part of a number. A zero begins none.
  mutating func take(_ character: Character) -> Bool {
    guard let digit = character.wholeNumberValue, character.isASCII, digit > 0 || value != nil else { return false }
    let (tens, overflow) = (value ?? 0).multipliedReportingOverflow(by: 10)
    value = overflow || tens > Int.max - 9 ? Int.max : tens + digit
    return true
  }

  /// The number, which is over with that; `nil` if none was typed.
  mutating func use() -> Int? {
    defer { value = nil }
    return value
  }
}
