/// The first letter of a value, under which it stands in an index of letters.
enum Initial {
  /// A letter in upper case; `0-9` for a digit; `#` for anything else; `nil` for nothing but blanks.
  ///
  /// - Complexity: O(leading blanks).
  static func of(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    let rest = value.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard !rest.isEmpty else { return nil }
    // Four bytes hold the first character, whatever it is.
    guard let first = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first else { return nil }
    if first.value < 0x80, ("0"..."9").contains(Character(first)) { return Array("0-9".utf8) }
    if first.properties.isAlphabetic { return Array(first.properties.uppercaseMapping.utf8) }
    return [UInt8(ascii: "#")]
  }
}
