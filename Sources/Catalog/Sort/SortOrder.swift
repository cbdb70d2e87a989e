/// The order that some columns give to items, told by bytes: of two items the one whose key is the smaller comes first.
///
/// In a column of numbers numbers come first, by value, then text in natural order, then missing values. In another
/// column text comes first, then missing values. Descending turns numbers around and turns text around, and leaves the
/// three where they are. Items that no column tells apart stay as they were.
///
/// Invariants:
/// 1. No key is the beginning of a different one; so keys of several columns are put one after the other.
/// 2. Different texts have different keys, numbers of the same value the same.
struct SortOrder: Sendable {
  /// A column, found.
  struct Part: Hashable, Sendable {
    /// Its position.
    var column: Int
    /// Whether its values are numbers, as far as they can be.
    var isNumeric: Bool
    /// Whether the largest come first.
    var isDescending: Bool
  }

  /// The columns, the most important first.
  let parts: [Part]

  private static let text: UInt8 = 0xF8
  private static let missing: UInt8 = 0xFF

  /// Prepares to order by columns.
  init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Finds the columns that a user means.
  ///
  /// - Throws: `SourceError` for one that is not there; it lists those that are.
  init(_ keys: [SortKey], columns: [Column], source: [UInt8]) throws(SourceError) {
    var parts: [Part] = []
    for key in keys {
      let position = try ColumnNames.find(key.column, in: columns, source: source)
      parts.append(
        Part(column: position, isNumeric: columns[position].kind == .number, isDescending: key.descending))
    }
    self.parts = parts
  }

  /// Appends what the next column says of an item to its key.
  ///
  /// - Parameters:
  ///   - value: the item's value of the column; `nil` if it is missing.
  ///   - limit: how long the key has to be at least; beyond that it may end early.
  /// - Complexity: O(length of the value), up to the limit.
  static func append(_ value: UnsafeRawBufferPointer?, of part: Part, to key: inout [UInt8], limit: Int) {
    guard let value = unsafe value else { return key.append(missing) }
    if part.isNumeric, let number = unsafe DecimalNumber(value) {
      return unsafe number.appendKey(value, isReversed: part.isDescending, to: &key)
    }
    key.append(text)
    let start = key.count
    unsafe NaturalKey.append(value, to: &key, limit: limit)
    if part.isDescending { for index in start..<key.count { key[index] = ~key[index] } }
  }
}
