/// What makes an item the same item within its row.
package enum ItemKey: Hashable, Sendable {
  /// A record by its place in the source, from 0.
  case ordinal(Int)
  /// An entry by its name.
  case name([UInt8])
}
