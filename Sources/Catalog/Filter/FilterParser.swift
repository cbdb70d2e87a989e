/// Takes the text of a filter apart.
struct FilterParser {
  private let text: [Unicode.Scalar]
  private let column: (String) -> Int?
  private var place = 0

  /// Prepares to read a text.
  ///
  /// - Parameter column: the position of a column by its name; `nil` if there is none.
  init(_ text: String, column: @escaping (String) -> Int?) {
    self.text = Array(text.unicodeScalars)
    self.column = column
  }

  /// All conditions. Complexity: O(length), and the same again for each colon that names no column.
  mutating func terms() -> [FilterTerm] {
    var terms: [FilterTerm] = []
    while true {
      while place < text.count, isBlank(place) { place += 1 }
      guard place < text.count else { return terms }
      let isNegated = text[place] == "!"
      if isNegated { place += 1 }
      guard var term = takeColumn() ?? takePattern(), !term.pattern.isEmpty else { continue }
      term.isNegated = isNegated
      terms.append(term)
    }
  }

  /// Takes `name:pattern`, if there is a column of that name; else nothing is taken.
  private mutating func takeColumn() -> FilterTerm? {
    let start = place
    let name: String
    if let quoted = enclosed(by: "\""), quoted.end < text.count, text[quoted.end] == ":" {
      name = quoted.text
      place = quoted.end
    } else {
      while place < text.count, !isBlank(place), text[place] != ":" { place += 1 }
      name = string(start..<place)
    }
    guard place < text.count, text[place] == ":", !name.isEmpty, let position = column(name) else {
      place = start
      return nil
    }
    place += 1
    var term = takePattern()
    term?.column = position
    return term
  }

  /// Takes a regular expression, a quoted word, or a word.
  private mutating func takePattern() -> FilterTerm? {
    if let expression = enclosed(by: "/") {
      defer { place = expression.end }
      return FilterTerm(pattern: expression.text, kind: .regularExpression, start: place + 1)
    }
    if let quoted = enclosed(by: "\"") {
      defer { place = quoted.end }
      return FilterTerm(pattern: quoted.text, start: place + 1)
    }
    let start = place
    while place < text.count, !isBlank(place) { place += 1 }
    return FilterTerm(pattern: string(start..<place), start: start)
  }

  /// What stands between a sign at this place and the same sign before a blank, a colon after a quote, or the end.
  ///
  /// A sign that a backslash stands before closes no regular expression.
  private func enclosed(by sign: Unicode.Scalar) -> (text: String, end: Int)? {
    guard place < text.count, text[place] == sign else { return nil }
    var end = place + 1
    while end < text.count {
      if sign == "/", text[end] == "\\" {
        end += 2
        continue
      }
      if text[end] == sign {
        let next = end + 1
        if next == text.count || isBlank(next) || (sign == "\"" && text[next] == ":") {
          return (string(place + 1..<end), next)
        }
      }
      end += 1
    }
    return (string(place + 1..<text.count), text.count)
  }

  private func isBlank(_ index: Int) -> Bool { text[index].properties.isWhitespace }

  private func string(_ range: Range<Int>) -> String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: text[range])
    return String(string)
  }
}
