/// How the text of records is cut, and a record's bytes into fields.
enum RecordFormat: Hashable, Sendable {
  /// Lines of fields with delimiters between them, or lines that are one field.
  case delimited(Dialect)
  /// JSON.
  case json(JSONLayout)

  /// Whether a record is JSON.
  var isJSON: Bool {
    if case .json = self { return true }
    return false
  }

  /// Whether a record is a line of one field.
  var isLines: Bool {
    if case .delimited(let dialect) = self { return dialect.isLines }
    return false
  }

  /// Whether records stand under the names of the arrays that hold them.
  var hasMembers: Bool {
    if case .json(let layout) = self { return layout.hasMembers }
    return false
  }
}
