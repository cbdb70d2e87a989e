/// What a row or an item is known by: a number, a text or plain bytes.
///
/// Two identities of different cases are never equal, so a caller may use one case for data and another
/// for what no data can be taken for.
public enum Identity: Hashable, Sendable {
  /// A place, a key, a record number.
  case number(Int)
  /// A name.
  case text(String)
  /// A name that need not be text.
  case bytes([UInt8])
}

/// The identity of a row: it stays the same when rows are inserted, removed, sorted or filtered.
public struct RowID: Hashable, Sendable {
  /// What the row is known by.
  public let identity: Identity

  /// Makes the identity of a row.
  public init(_ identity: Identity) { self.identity = identity }
  /// Makes the identity of a row known by a number.
  public init(_ number: Int) { identity = .number(number) }
  /// Makes the identity of a row known by a name.
  public init(_ text: String) { identity = .text(text) }
}

/// The identity of an item within its row.
public struct ItemID: Hashable, Sendable {
  /// What the item is known by.
  public let identity: Identity

  /// Makes the identity of an item.
  public init(_ identity: Identity) { self.identity = identity }
  /// Makes the identity of an item known by a number.
  public init(_ number: Int) { identity = .number(number) }
  /// Makes the identity of an item known by a name.
  public init(_ text: String) { identity = .text(text) }
}
