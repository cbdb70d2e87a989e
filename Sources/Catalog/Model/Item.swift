/// One record or entry, decoded: what a card shows and what a choice prints.
package struct Item: Hashable, Sendable {
  /// What it is known by in its row.
  package var key: ItemKey
  /// Its fields, by the position of their columns; surplus fields follow, missing ones may be left out.
  package var fields: [Field]
  /// For each column whether its record has none such, neither a value nor an empty one, where other sources bring columns
  /// of their own; empty where the length of `fields` says it.
  package var lacks: [Bool] = []
  /// The bytes of the record in its source, without the line end; for an entry, its path.
  package var raw: [UInt8]
  /// 1 for the first record of its source.
  package var number: Int
  /// The path of the entry, or of the source the record stands in; as the source was given, joined.
  package var path: [UInt8]
  /// The name of the source, as it was given.
  package var source: [UInt8]
  /// What kind of entry it is, where it is one.
  package var entry: EntryKind?
  /// Whether `raw` is JSON, or was to be.
  package var isJSON = false
  /// Whether its source does not hold all of its bytes any more.
  package var isCut = false
  /// The fields with the escape sequences that are left out of `fields`; empty where there are none.
  package var colored: [Field] = []

  package init(
    key: ItemKey, fields: [Field], raw: [UInt8], number: Int, path: [UInt8], source: [UInt8],
    entry: EntryKind? = nil
  ) {
    self.key = key
    self.fields = fields
    self.raw = raw
    self.number = number
    self.path = path
    self.source = source
    self.entry = entry
  }

  /// The field of a column by its position; missing where the record is too short.
  package func field(_ column: Int) -> Field {
    fields.indices.contains(column) ? fields[column] : .missing
  }

  /// Whether the record has a field in a column, be it an empty one.
  package func hasField(_ column: Int) -> Bool {
    fields.indices.contains(column) && !(lacks.indices.contains(column) && lacks[column])
  }
}

/// What a directory entry is, links followed once.
package enum EntryKind: Hashable, Sendable {
  case directory, file, executable, pipe, socket, device
  /// A link that leads to what is said.
  indirect case link(to: EntryKind)
  /// A link that leads nowhere or in a circle.
  case brokenLink
}
