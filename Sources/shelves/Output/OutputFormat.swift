internal import ShelfKit

/// How a chosen item is printed.
enum OutputFormat: Hashable, Sendable {
  /// The path of an entry, the source bytes of a record.
  case raw
  /// One JSON object a line.
  case json
  /// Comma-separated values, a header line first.
  case csv
  /// The text of a template, its fields filled in.
  case template(Template)
}
