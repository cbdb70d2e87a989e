/// What a value must contain, ready to be looked for.
///
/// How words compare when they ignore case: ASCII letters are the same in either case and the same as nothing
/// else; other letters are compared by the simple case folding of Unicode, one scalar with one scalar. Text is not normalised.
enum FilterPattern: Sendable {
  case bytes(ByteNeedle)
  case regularExpression(RegularExpression)

  /// Prepares a pattern. Only regular expressions can be wrong.
  init(_ term: FilterTerm) throws(RegularExpression.Mistake) {
    switch term.kind {
    case .regularExpression:
      let ignoresCase = SmartCase.ignoresCase(regularExpression: term.pattern)
      self = .regularExpression(try RegularExpression(term.pattern, ignoresCase: ignoresCase))
    case .word:
      let ignoresCase = SmartCase.ignoresCase(word: term.pattern)
      if ignoresCase, !term.pattern.utf8.allSatisfy({ $0 < 0x80 }) {
        self = .regularExpression(try RegularExpression(FilterPattern.folded(term.pattern), ignoresCase: false))
      } else {
        self = .bytes(ByteNeedle(Array(term.pattern.utf8), ignoresCase: ignoresCase))
      }
    }
  }

  /// The first match in a value at or after a place.
  func search(
    _ value: UnsafeRawBufferPointer, from start: Int = 0, _ scratch: RegexScratch
  ) -> RegularExpression.Outcome {
    switch self {
    case .bytes(let needle):
      guard let place = unsafe needle.find(in: value, from: start) else { return .absent }
      return .found(place..<place + needle.count)
    case .regularExpression(let expression):
      return unsafe expression.search(value, from: start, scratch)
    }
  }

  /// A word as a pattern in which letters may have either case.
  private static func folded(_ word: String) -> String {
    word.unicodeScalars.map { scalar in
      if scalar.value >= 0x80 { return "(?i:\\x{\(String(scalar.value, radix: 16))})" }
      let upper = Character(scalar).uppercased()
      return scalar.properties.isAlphabetic ? "[\(scalar)\(upper)]" : "\\x{\(String(scalar.value, radix: 16))}"
    }.joined()
  }
}
