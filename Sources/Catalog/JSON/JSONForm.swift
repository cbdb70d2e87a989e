/// A JSON text as the reading of records sees it.
struct JSONForm: RecordForm {
  /// How its records stand in it.
  var layout: JSONLayout
  /// What is known of its columns.
  var columns: JSONColumns

  var names: JSONColumns? { columns }

  var separator: UInt8? { layout == .lines ? UInt8(ascii: "\n") : nil }

  func scanner(at place: TextPlace, capturing columns: [Int]) -> any BlockScanner {
    JSONScanner(layout: layout, columns: self.columns, capturing: columns, at: place)
  }

  func knowing(_ names: JSONColumns) -> any RecordForm { JSONForm(layout: layout, columns: names) }

  func probableStart(in part: UnsafeRawBufferPointer, expecting nesting: JSONNesting) -> TextPlace? {
    layout == .lines ? unsafe startBehindSeparator(in: part) : unsafe JSONOutline.start(in: part, expecting: nesting)
  }
}
