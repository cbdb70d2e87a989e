/// Words of a text as a shell takes them apart, without anything that a shell would put in their place.
///
/// Blanks separate words. Between single quotes every character stands for itself; between double quotes too, but that a
/// backslash before `"`, `\`, `$` or a backquote is dropped; elsewhere a backslash makes the character after it one like
/// any other.
struct ShellWords {
  private var rest: ArraySlice<UInt8>
  private let hasComments: Bool
  private var words: [[UInt8]] = []
  /// The word that was begun; `nil` between words.
  private var word: [UInt8]?

  /// The words of a text.
  ///
  /// - Parameter comments: whether a word that begins with `#` and all behind it is for people.
  /// - Throws: `UsageError` for a quote or a backslash that leads nowhere.
  /// - Complexity: O(n) for n bytes.
  static func split(_ text: [UInt8], comments: Bool = false) throws(UsageError) -> [[UInt8]] {
    var scanner = ShellWords(rest: text[...], hasComments: comments)
    while let byte = scanner.rest.popFirst() { try scanner.take(byte) }
    scanner.endWord()
    return scanner.words
  }

  private init(rest: ArraySlice<UInt8>, hasComments: Bool) {
    self.rest = rest
    self.hasComments = hasComments
  }

  private mutating func take(_ byte: UInt8) throws(UsageError) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): endWord()
    case UInt8(ascii: "#") where hasComments && word == nil: rest = []
    case UInt8(ascii: "'"): try takeQuoted(by: byte)
    case UInt8(ascii: "\""): try takeQuoted(by: byte, escapes: Array("\"\\$`".utf8))
    case UInt8(ascii: "\\"):
      guard let next = rest.popFirst() else { throw UsageError("a backslash with nothing behind it") }
      append(next)
    // A word is handed to functions of C, for which this would be its end.
    case 0: throw UsageError("a zero byte cannot be part of a word")
    default: append(byte)
    }
  }

  private mutating func takeQuoted(by quote: UInt8, escapes: [UInt8] = []) throws(UsageError) {
    word = word ?? []
    while let byte = rest.popFirst() {
      if byte == quote { return }
      if byte == 0 { throw UsageError("a zero byte cannot be part of a word") }
      if byte == UInt8(ascii: "\\"), let next = rest.first, escapes.contains(next) {
        append(next)
        rest = rest.dropFirst()
      } else {
        append(byte)
      }
    }
    throw UsageError("a quote that nothing closes: \(String(decoding: [quote], as: UTF8.self))")
  }

  private mutating func append(_ byte: UInt8) {
    if word == nil { word = [] }
    word?.append(byte)
  }

  private mutating func endWord() {
    if let word { words.append(word) }
    word = nil
  }
}
