/// How large the demo is.
struct DemoExtent: Hashable, Sendable {
  /// How many rows there are.
  var rows: Int
  /// How many items each row has.
  var items: Int

  /// What `--demo` alone shows.
  static let standard = DemoExtent(rows: 1000, items: 1000)

  /// The most rows, and the most items of a row.
  static let most = 1_000_000_000
}
