internal import Curses

/// Reads the text of a template into segments, newlines being text like any other.
///
/// It goes by Unicode scalars, not characters: a brace counts as one even where a combining mark follows it.
struct TemplateParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var segments: [TemplateSegment<FieldReference>] = []
  private var literal = String.UnicodeScalarView()

  /// Prepares to read a text.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The segments of the whole text; neighbouring text is one segment.
  ///
  /// Complexity: O(n) for n scalars.
  mutating func parse() throws(TemplateError) -> [TemplateSegment<FieldReference>] {
    while let scalar = peek() {
      switch scalar {
      case "{" where peek(1) == "{", "}" where peek(1) == "}":
        literal.append(scalar)
        index += 2
      case "{":
        flushLiteral()
        segments.append(try parseField())
      case "}":
        throw error(.strayBrace, at: index)
      default:
        literal.append(scalar)
        index += 1
      }
    }
    flushLiteral()
    return segments
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private mutating func flushLiteral() {
    guard !literal.isEmpty else { return }
    segments.append(TemplateSegment(.literal(String(literal))))
    literal = String.UnicodeScalarView()
  }

  private mutating func parseField() throws(TemplateError) -> TemplateSegment<FieldReference> {
    let start = index
    index += 1
    let target = try parseTarget(fieldAt: start)
    var segment = TemplateSegment(.field(FieldReference(target, at: position(of: start))))
    if peek() == ":" {
      index += 1
      try parseWidth(into: &segment, fieldAt: start)
    }
    while peek() == "|" {
      index += 1
      let place = index
      let word = trimmed(try text(upTo: ["|", "}"], fieldAt: start))
      guard let change = StyleChange(name: word) else { throw error(.unknownStyle(word), at: place) }
      segment.style = segment.style.followed(by: change)
    }
    // Every way here stopped at the brace that closes the field.
    index += 1
    return segment
  }

  private mutating func parseTarget(fieldAt start: Int) throws(TemplateError) -> FieldReference.Target {
    if peek() == "\"" { return .column(try parseQuotedName(fieldAt: start)) }
    let name = try text(upTo: [":", "|", "}"], fieldAt: start)
    guard name.hasPrefix(".") else {
      if name.isEmpty { throw error(.emptyName, at: start) }
      return .column(name)
    }
    if name == "." { throw error(.emptyName, at: start) }
    return .property(String(name.dropFirst()))
  }

  private mutating func parseQuotedName(fieldAt start: Int) throws(TemplateError) -> String {
    let quote = index
    index += 1
    var name = String.UnicodeScalarView()
    while let scalar = peek() {
      index += 1
      if scalar != "\"" {
        name.append(scalar)
      } else if peek() == "\"" {
        name.append(scalar)
        index += 1
      } else {
        if name.isEmpty { throw error(.emptyName, at: start) }
        guard let next = peek() else { throw error(.unclosedField, at: start) }
        guard next == ":" || next == "|" || next == "}" else { throw error(.textAfterQuote, at: index) }
        return String(name)
      }
    }
    throw error(.unclosedQuote, at: quote)
  }

  private mutating func parseWidth(
    into segment: inout TemplateSegment<FieldReference>, fieldAt start: Int
  ) throws(TemplateError) {
    let place = index
    let written = try text(upTo: ["|", "}"], fieldAt: start)
    var digits = Substring(written)
    switch digits.first {
    case "<": segment.alignment = .leading
    case "^": segment.alignment = .center
    case ">": segment.alignment = .trailing
    default: digits = "<" + digits
    }
    digits = digits.dropFirst()
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let width = Int(digits),
      (1...9999).contains(width)
    else { throw error(.badWidth(written), at: place) }
    segment.width = width
  }

  /// The text up to, and not with, the first of some scalars; a field ends on the line it begins on.
  private mutating func text(
    upTo ends: [Unicode.Scalar], fieldAt start: Int
  ) throws(TemplateError) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek(), scalar != "\n" {
      if ends.contains(scalar) { return String(text) }
      if scalar == "{" { throw error(.braceInField, at: index) }
      text.append(scalar)
      index += 1
    }
    throw error(.unclosedField, at: start)
  }

  private func trimmed(_ word: String) -> String {
    let blanks: (Character) -> Bool = { $0 == " " }
    let tail = word.drop(while: blanks).reversed().drop(while: blanks)
    return String(tail.reversed())
  }

  private func error(_ problem: TemplateError.Problem, at place: Int) -> TemplateError {
    TemplateError(problem, at: position(of: place))
  }

  private func position(of place: Int) -> TemplatePosition {
    let before = scalars[..<place]
    let lineStart = (before.lastIndex(of: "\n") ?? -1) + 1
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars[lineStart..<place])
    return TemplatePosition(line: before.count { $0 == "\n" } + 1, column: String(line).count + 1)
  }
}
