/// Whether a pattern ignores case: it does as long as nobody typed a capital.
enum SmartCase {
  /// Whether a word does.
  static func ignoresCase(word: String) -> Bool {
    !word.unicodeScalars.contains(where: isCapital)
  }

  /// Whether a regular expression does. Capitals of its grammar, as in `\S`, `\p{Lu}`, `(?P<name>x)` or `(*UCP)`, are none.
  ///
  /// - Complexity: O(length).
  static func ignoresCase(regularExpression: String) -> Bool {
    var rest = Substring(regularExpression).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\" {
        skipEscape(&rest)
      } else if scalar == "(", rest.first == "*" {
        rest = rest.drop { $0 != ")" }
      } else if scalar == "(", rest.first == "?" {
        skipGroupStart(&rest)
      } else if isCapital(scalar) {
        return false
      }
    }
    return true
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar >= "A" && scalar <= "Z" }
    return scalar.properties.isUppercase || scalar.properties.generalCategory == .titlecaseLetter
  }

  /// Passes over what follows a backslash: a sign, and a name in braces where the sign can have one.
  private static func skipEscape(_ rest: inout Substring.UnicodeScalarView) {
    guard let sign = rest.popFirst() else { return }
    guard rest.first == "{", "pPxoNgk".unicodeScalars.contains(sign) else {
      // `\pL` is short for `\p{L}`.
      if sign == "p" || sign == "P" { _ = rest.popFirst() }
      return
    }
    rest = rest.drop { $0 != "}" }
  }

  /// Passes over the sign that says what a group is, and its name.
  private static func skipGroupStart(_ rest: inout Substring.UnicodeScalarView) {
    _ = rest.popFirst()
    if rest.first == "P" || rest.first == "R" { _ = rest.popFirst() }
    guard let opening = rest.first, opening == "<" || opening == "'" else { return }
    _ = rest.popFirst()
    // Not a name: a look behind.
    if rest.first == "=" || rest.first == "!" { return }
    rest = rest.drop { $0 != ">" && $0 != "'" }
  }
}
