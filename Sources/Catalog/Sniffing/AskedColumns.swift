/// The columns that a user asks for by name, which only a text with a header can have.
struct AskedColumns: Hashable, Sendable {
  /// Names, as they were written; numbers among them say nothing.
  private var names: Set<String> = []
  /// A filter, some of whose words may stand for columns.
  private var filter: FilterExpression?

  /// Nothing was asked for.
  init() {}

  /// Collects what an arrangement names.
  init(_ arrangement: Arrangement) {
    for name in arrangement.groupBy + arrangement.sort.map(\.column) { add(name) }
    add(arrangement.title)
    filter = arrangement.filter
  }

  /// Adds a column as the user named it.
  mutating func add(_ name: String?) {
    if let name, !Self.isNumber(name) { names.insert(name) }
  }

  /// Whether a record holds one of the names. Complexity: O(fields) on average.
  func areNamed(in record: [Field]) -> Bool {
    if names.isEmpty, filter == nil { return false }
    let written = ColumnNames.names(of: record).filter { !Self.isNumber($0) }
    if written.contains(where: names.contains) { return true }
    guard let filter else { return false }
    return filter.terms(in: written.map { Column(name: $0) }).contains { $0.column != nil }
  }

  private static func isNumber(_ name: String) -> Bool { NumberText.isNumber(Array(name.utf8)) }
}
