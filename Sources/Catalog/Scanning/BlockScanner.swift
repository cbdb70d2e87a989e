/// Finds the records of text that comes in blocks, and puts them into a batch.
///
/// It keeps its place between blocks to the byte: a block may end anywhere.
protocol BlockScanner: Sendable {
  /// Where the record starts that has not ended yet.
  var pendingStart: Int { get }
  /// The line of that place.
  var pendingLine: Int { get }
  /// The same, with all that one who goes on from there has to know.
  var pending: TextPlace { get }
  /// The names that lead to columns, as far as records have shown them; `nil` if columns were known beforehand.
  var names: JSONColumns? { get }
  /// Why what was read is not a whole text of its kind; known at the end.
  var problem: String? { get }

  /// Takes the next block.
  mutating func scan(_ block: UnsafeRawBufferPointer, into batch: inout RecordBatch)
  /// Takes the start of a block up to the end of a record, and tells how much that was; `nil`, having taken all of
  /// the block, if no record ends in it. A line that is no record counts.
  mutating func scanRecord(_ block: UnsafeRawBufferPointer, into batch: inout RecordBatch) -> Int?
  /// Takes the end of the text.
  mutating func finish(into batch: inout RecordBatch)
}

extension BlockScanner {
  var pending: TextPlace { TextPlace(offset: pendingStart, line: pendingLine) }
  var names: JSONColumns? { nil }
  var problem: String? { nil }
}

/// What a text is made of: how it is cut into records, wherever one begins.
protocol RecordForm: Sendable {
  /// The byte after which a record starts, wherever the byte does not stand inside of one; `nil` if there is none, so that
  /// one who enters the middle of the text has to know what is open there.
  var separator: UInt8? { get }

  /// The names that lead to columns, as far as they are known; `nil` if there are only columns.
  var names: JSONColumns? { get }

  /// A scanner that starts at a record.
  ///
  /// - Parameters:
  ///   - columns: the columns whose values are needed, by position.
  func scanner(at place: TextPlace, capturing columns: [Int]) -> any BlockScanner

  /// The same form for one who knows more names.
  func knowing(_ names: JSONColumns) -> any RecordForm

  /// Where in a part from the middle of a text a record starts, probably: the place counts from the start of the part.
  ///
  /// - Parameter nesting: what is probably open there.
  /// - Complexity: O(length).
  func probableStart(in part: UnsafeRawBufferPointer, expecting nesting: JSONNesting) -> TextPlace?
}

extension RecordForm {
  var names: JSONColumns? { nil }

  func knowing(_ names: JSONColumns) -> any RecordForm { self }

  /// The byte that ends a line.
  var lineEnd: UInt8 { separator ?? UInt8(ascii: "\n") }

  func probableStart(in part: UnsafeRawBufferPointer, expecting nesting: JSONNesting) -> TextPlace? {
    unsafe startBehindSeparator(in: part)
  }

  /// The place behind the first separator.
  func startBehindSeparator(in part: UnsafeRawBufferPointer) -> TextPlace? {
    guard let separator, let found = unsafe part.find(separator) else { return nil }
    return TextPlace(offset: found + 1)
  }
}

/// A byte of a text, and what has to be known to go on from there.
struct TextPlace: Hashable, Sendable {
  /// The byte, from 0.
  var offset: Int
  /// The line, from 1.
  var line: Int
  /// Where that line begins, for formats that tell columns.
  var lineStart: Int
  /// How many blanks stand before it on that line; `nil` if anything else does, commas and `[` aside. Only JSON needs it.
  var indent: Int?
  /// What is open there, of JSON.
  var nesting: JSONNesting

  /// Makes one.
  ///
  /// - Parameter lineStart: `nil` for the place itself.
  init(offset: Int = 0, line: Int = 1, lineStart: Int? = nil, indent: Int? = 0, nesting: JSONNesting = .top) {
    self.offset = offset
    self.line = line
    self.lineStart = lineStart ?? offset
    self.indent = indent
    self.nesting = nesting
  }
}
