/// Finds the records of text that comes in blocks, and puts them into a batch.
///
/// It keeps its place between blocks to the byte: a block may end anywhere.
protocol BlockScanner: Sendable {
  /// Where the record starts that has not ended yet.
  var pendingStart: Int { get }
  /// The line of that place.
  var pendingLine: Int { get }
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
  var names: JSONColumns? { nil }
  var problem: String? { nil }
}

/// What a text is made of: how it is cut into records, wherever one begins.
protocol RecordForm: Sendable {
  /// The byte after which a record starts, wherever the byte does not stand inside of one; `nil` if a record's start
  /// cannot be told in the middle of the text, which is then read from start to end.
  var separator: UInt8? { get }

  /// The names that lead to columns, as far as they are known; `nil` if there are only columns.
  var names: JSONColumns? { get }

  /// A scanner that starts at a record.
  ///
  /// - Parameters:
  ///   - columns: the columns whose values are needed, by position.
  func scanner(at place: TextPlace, capturing columns: [Int]) -> any BlockScanner
}

extension RecordForm {
  var names: JSONColumns? { nil }
}

/// A byte of a text and its line.
struct TextPlace: Hashable, Sendable {
  /// The byte, from 0.
  var offset = 0
  /// The line, from 1.
  var line = 1
}
