/// One value of an item: bytes as the source has them, or nothing.
///
/// A missing value is not an empty one: an absent JSON member is missing, `""` is empty.
package enum Field: Hashable, Sendable {
  /// The item has no such value.
  case missing
  /// The value's bytes, unquoted; not necessarily UTF-8.
  case bytes([UInt8])

  /// The value as text; each byte that is no UTF-8 becomes U+FFFD. Missing is the empty string.
  package var text: String {
    switch self {
    case .missing: ""
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}
