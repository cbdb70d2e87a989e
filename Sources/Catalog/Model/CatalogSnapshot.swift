/// What a catalog holds at one moment: rows with identities and counts, items by row and place.
///
/// It is immutable: everything asked of one snapshot agrees, whatever the loader does meanwhile. Growing
/// sources publish a new one a few times a second; it shares its storage with the one before.
///
/// Invariants:
/// 1. `row(at: i).key` is different for each `i`, and `index(ofRow:)` is its inverse.
/// 2. `itemKey(at:inRow:)` is different for each place of one row, and `index(of:inRow:)` is its inverse.
/// 3. No call blocks on the source: what is not there yet is `nil`.
package protocol CatalogSnapshot: Sendable {
  /// What the items' fields are called, by position.
  var columns: [Column] { get }
  /// How many rows there are.
  var rowCount: Int { get }
  /// How far the reading is, and what it lost on the way.
  var status: LoadStatus { get }

  /// The row at a place. Complexity: O(1).
  func row(at index: Int) -> CatalogRow
  /// The place of a row. Complexity: O(1) on average.
  func index(ofRow key: RowKey) -> Int?
  /// The identity of the item at a place of a row. Complexity: O(log n).
  func itemKey(at index: Int, inRow row: Int) -> ItemKey
  /// The place of an item in a row. Complexity: O(log n).
  func index(of key: ItemKey, inRow row: Int) -> Int?
  /// A row that an item stands on, whichever it is; `nil` where items are not known beyond their row, or it is not there.
  ///
  /// - Complexity: that of decoding the item, or O(rows · log items) where its fields do not tell.
  func row(of key: ItemKey) -> Int?
  /// The line of its source where an item begins, from 1; `nil` where it has none.
  ///
  /// - Complexity: O(bytes before it): for a person who wants to go there.
  func line(of key: ItemKey, inRow row: Int) -> Int?
  /// The same without a filter: items that do not pass are still to be had there.
  var unfiltered: any CatalogSnapshot { get }
  /// The sources of records that are shown here, by number; none where items have names.
  var recordParts: [Int: RecordsPart] { get }
  /// The number of the source a row is of.
  func part(ofRow row: Int) -> Int
  /// The item itself, decoded now; `nil` if the source has not delivered it yet (see `Loading.request`).
  func item(at index: Int, inRow row: Int) -> Item?
}

extension CatalogSnapshot {
  package func row(of key: ItemKey) -> Int? { nil }
  package var unfiltered: any CatalogSnapshot { self }
  package func line(of key: ItemKey, inRow row: Int) -> Int? { nil }
  package var recordParts: [Int: RecordsPart] { [:] }
  package func part(ofRow row: Int) -> Int { 0 }
}

/// A row as a snapshot shows it.
package struct CatalogRow: Hashable, Sendable {
  /// What it is known by.
  package var key: RowKey
  /// What its header says, as bytes of the source.
  package var title: [UInt8]
  /// How many items it has so far.
  package var count: Int
  /// Whether more may come.
  package var isComplete: Bool
  /// Why its items cannot be read, where they cannot: one line for a person.
  package var problem: String?
  /// The directory whose entries these are, as the source was given, joined; `nil` for any other row.
  package var directory: [UInt8]?

  /// The title of the row of missing values, on the screen and wherever `{.row}` is printed: whoever has seen the one finds
  /// the other by it. Its sign keeps it apart from words that stand in data, as `(none)` does. What is printed does not
  /// depend on a terminal; only a screen that cannot draw the sign says it in other words.
  package static let missingTitle = "∅ no value"

  package init(
    key: RowKey, title: [UInt8], count: Int, isComplete: Bool, problem: String? = nil,
    directory: [UInt8]? = nil
  ) {
    self.key = key
    self.title = title
    self.count = count
    self.isComplete = isComplete
    self.problem = problem
    self.directory = directory
  }
}

/// A field that all items of a catalog may have.
package struct Column: Hashable, Sendable {
  /// Its name, unique in its catalog, as text for people and templates.
  package var name: String
  /// What its values looked like in the sample.
  package var kind: Kind

  package init(name: String, kind: Kind = .text) {
    self.name = name
    self.kind = kind
  }

  /// How values of a column compare.
  package enum Kind: Hashable, Sendable { case text, number }
}
