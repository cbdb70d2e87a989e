/// In which order rows are shown. The row of missing values is the last in each.
package enum RowOrder: String, CaseIterable, Hashable, Sendable {
  /// As they were first seen.
  case seen
  /// By title, in natural order.
  case name
  /// The fullest first; of equal ones the one seen first.
  case count
}
