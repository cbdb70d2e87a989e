/// Whether bytes are a decimal number as people and programs write it: `12`, `-0.5`, `1e9`.
enum NumberText {
  /// Looks at bytes; blanks around the number do not matter. Complexity: O(length).
  static func isNumber(_ bytes: [UInt8]) -> Bool {
    // Most values are none, and say so at once.
    guard let first = bytes.first, first <= UInt8(ascii: "9") else { return false }
    var rest = bytes[...]
    while let last = rest.last, last == UInt8(ascii: " ") { rest.removeLast() }
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = takeDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = takeDigits(&rest)
    }
    guard whole + fraction > 0 else { return false }
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      guard takeDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// The words that stand where a number is missing, in small letters.
  private static let placeholders = Set(
    ["n/a", "na", "nan", "null", "none", "nil", "-", "--", "?"].map { Array($0.utf8) })

  /// Whether bytes say that there is no number. Complexity: O(1).
  static func isPlaceholder(_ bytes: [UInt8]) -> Bool {
    bytes.count <= 4 && placeholders.contains(bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 })
  }

  /// What is left of a value that is digits in the main, once each number in it is one sign: the same of `2024-05-01` and
  /// `1999-12-31`, of `7:30` and `12:05`, of `1,5` and `12.000,75`; `nil` of values that are no such thing.
  ///
  /// - Complexity: O(length).
  static func outline(of bytes: [UInt8]) -> [UInt8]? {
    var outline: [UInt8] = []
    var digits = 0
    var others = 0
    for byte in bytes {
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        digits += 1
        if outline.last != UInt8(ascii: "0") { outline.append(UInt8(ascii: "0")) }
      } else if outline.last == UInt8(ascii: "0"), byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
        // What follows goes on with the number.
        continue
      } else if !outline.isEmpty || byte != UInt8(ascii: "-") && byte != UInt8(ascii: "+") {
        outline.append(byte)
        if byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) { others += 1 }
      }
    }
    return digits > others ? outline : nil
  }

  private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let count = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
    rest = rest.dropFirst(count)
    return count
  }
}
