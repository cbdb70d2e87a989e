/// What is wrong with a template, and where.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the trouble begins.
  public var position: TemplatePosition
  /// What it is.
  public var problem: Problem

  /// Makes an error from a problem and its place.
  public init(_ problem: Problem, at position: TemplatePosition) {
    self.position = position
    self.problem = problem
  }

  /// The kinds of mistake.
  public enum Problem: Hashable, Sendable {
    /// The template has no text at all.
    case empty
    /// A field that is open at the end of its line.
    case unclosedField
    /// A closing brace that closes nothing.
    case strayBrace
    /// An opening brace within a field.
    case braceInField
    /// A field without a name.
    case emptyName
    /// A quoted name without its second quote.
    case unclosedQuote
    /// Something other than `:`, `|` or `}` after a quoted name.
    case textAfterQuote
    /// A width that cannot be read, or is not from 1 to 9999.
    case badWidth(String)
    /// A word that is no style.
    case unknownStyle(String)
    /// A column that is not among the known ones.
    case unknownColumn(String, known: [String])
    /// A name with a leading dot that is not among the known ones.
    case unknownProperty(String, known: [String])
  }

  /// The place and the mistake, for a person.
  public var description: String { "line \(position.line), column \(position.column): \(reason)" }

  /// The mistake alone, for a person who sees the place anyway.
  public var reason: String {
    switch problem {
    case .empty: "the template is empty"
    case .unclosedField: "this field is not closed by }; a brace of its own is written {{"
    case .strayBrace: "this } closes no field; a brace of its own is written }}"
    case .braceInField: "a field cannot hold {; a name with a brace is quoted: {\"a{b\"}"
    case .emptyName: "this field names no column"
    case .unclosedQuote: "this quoted name has no closing quote"
    case .textAfterQuote: "after a quoted name only :, | or } can follow"
    case .badWidth(let text): "'\(text)' is no width; write :<20, :>8 or :^10, from 1 to 9999"
    case .unknownStyle(let word): "'\(word)' is no style; known are \(Self.list(StyleChange.names))"
    case .unknownColumn(let name, let known): "no column '\(name)'; \(Self.columns(known))"
    case .unknownProperty(let name, let known):
      "no item property '.\(name)'; known are \(Self.list(known.map { "." + $0 }))"
    }
  }

  private static func columns(_ known: [String]) -> String {
    known.isEmpty ? "there are no columns" : "there are: \(list(known))"
  }

  /// Some data has thousands of columns; a message that long helps nobody.
  private static func list(_ names: [String]) -> String {
    let limit = 60
    let shown = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }
}
