internal import CScan
internal import CSimdjson

/// Finds the records of a JSON text, block after block, and checks each.
///
/// Only the record that has not ended is kept, so that a text may have any length. One that is longer than `longest` is
/// not checked: it counts as one that cannot be read.
///
/// `@unchecked Sendable` because it is used by one thread at a time, and passed on with all it has.
@safe final class JSONScanner: BlockScanner, @unchecked Sendable {
  /// What `longest` is unless it is said.
  static let usualLongest = 64 << 20
  /// How much is taken into the buffer at a time, in bytes: what is small stays near the processor.
  static let piece = 1 << 15
  /// The longest name of a member that is waited for, in bytes.
  static let longestName = 1 << 20

  /// What the bytes at the cursor belong to.
  enum Place {
    /// Nothing: they stand between records.
    case between
    /// A record that begins with no bracket: it ends at a comma or bracket which is not its own, or at its line end if it
    /// stands in nothing.
    case element
    /// An object or an array, or a member that is one: it ends with its own bracket.
    case value
  }

  let layout: JSONLayout
  /// The longest record that is checked, in bytes.
  let longest: Int
  let buffer: JSONBuffer
  private(set) var problem: String?
  let reader = JSONReader()
  /// How that end is searched for: the widest way of this processor.
  let way = cscan_best()
  var placer: JSONPlacer
  let capture: [Int]

  /// Where in the buffer the next byte is looked at.
  var cursor = 0
  /// The line of the cursor.
  var line: Int
  /// Where in the buffer the record under way starts.
  var start = 0
  /// The line of that place.
  var startLine: Int
  var place = Place.between
  /// What is open there, and where that record starts.
  var nesting: JSONNesting
  /// Where the search for the end of the record under way stands.
  var search = cscan_search()
  /// Where that one might have to be cut; `nil` if it cannot be. Most records end, and are right, before that is asked.
  var seams: JSONSeams?
  /// Of which record those are: where it starts in the text.
  var seamsOwner = -1
  /// How many bytes were searched or read for nothing but to know whether a record is to be cut.
  var lostCount = 0
  /// For how many records the next seam is looked for before their ends: where one was cut, more are likely to be.
  var wariness = 0
  /// A value that is not as it stands in the text; kept for its memory.
  var text: [UInt8] = []
  /// Whether the record under way is too long to be checked; then its start is not in the buffer any more.
  var tooLongStart: Int?
  /// The column of that start.
  private var tooLongColumn: Int?

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - columns: what is known of the columns.
  ///   - capture: the columns whose values are needed, by position, each once.
  ///   - place: the first byte it will be given.
  init(
    layout: JSONLayout, columns: JSONColumns, capturing capture: [Int], at place: TextPlace,
    longest: Int = JSONScanner.usualLongest
  ) {
    self.layout = layout
    self.longest = longest
    self.capture = capture
    line = place.line
    startLine = place.line
    nesting = place.nesting
    buffer = JSONBuffer(at: place)
    placer = JSONPlacer(columns, wanted: capture, grows: true)
  }

  var names: JSONColumns? { placer.columns }
  var pendingStart: Int { tooLongStart ?? buffer.origin + start }
  var pendingLine: Int { startLine }
  var pending: TextPlace {
    TextPlace(
      offset: pendingStart, line: startLine, lineStart: buffer.lineStart(of: start), indent: buffer.indent(of: start),
      nesting: nesting)
  }

  /// Takes the next block. Complexity: O(length of the block).
  func scan(_ block: UnsafeRawBufferPointer, into batch: inout RecordBatch) {
    for start in stride(from: 0, to: block.count, by: Self.piece) {
      unsafe buffer.append(UnsafeRawBufferPointer(rebasing: block[start..<min(start + Self.piece, block.count)]))
      walk(isEnd: false, into: &batch)
      dropRead()
    }
  }

  /// Drops what is done with, or too long to be kept.
  private func dropRead() {
    if tooLongStart == nil, buffer.count - start > longest {
      tooLongStart = buffer.origin + start
      tooLongColumn = buffer.column(of: start)
    }
    let dropped = tooLongStart == nil ? start : cursor
    buffer.drop(dropped)
    cursor -= dropped
    start = max(0, start - dropped)
  }

  /// Takes a line, if that is a record, else all up to the end of one.
  func scanRecord(_ block: UnsafeRawBufferPointer, into batch: inout RecordBatch) -> Int? {
    guard layout == .lines else { return unsafe scanValue(block, into: &batch) }
    let lineEnd = unsafe block.firstIndex(of: UInt8(ascii: "\n"))
    unsafe scan(UnsafeRawBufferPointer(rebasing: block[..<(lineEnd.map { $0 + 1 } ?? block.count)]), into: &batch)
    return lineEnd.map { $0 + 1 }
  }

  private func scanValue(_ block: UnsafeRawBufferPointer, into batch: inout RecordBatch) -> Int? {
    // Who looks for a start in the block finds the comma.
    if place == .between, unsafe block.first == UInt8(ascii: ",") { return 0 }
    let before = buffer.count
    let known = batch.count
    unsafe buffer.append(block)
    walkValues(isEnd: false, stopsBehindRecord: true, into: &batch)
    let taken = max(0, cursor - before)
    if batch.count > known { buffer.cut(to: before + taken) }
    dropRead()
    return batch.count > known ? taken : nil
  }

  /// Takes the end of the text. A text that ends inside of something has a problem; what is under way is no record then.
  func finish(into batch: inout RecordBatch) {
    walk(isEnd: true, into: &batch)
    while cutsAtEnd(into: &batch) { walk(isEnd: true, into: &batch) }
    endWhole(into: &batch)
    guard layout != .lines, place != .between || nesting != .top else { return }
    problem = "breaks off at line \(line), column \(buffer.column(of: buffer.count))"
    if place != .between {
      problem? += ", in what begins at line \(startLine), column \(tooLongColumn ?? buffer.column(of: start))"
    }
  }

  /// A string that is whole is a record, although what should follow it is not there. A number may go on.
  private func endWhole(into batch: inout RecordBatch) {
    guard place == .element, search.depth == 0, !search.is_in_string, start < buffer.count,
      buffer[start] == UInt8(ascii: "\""), unsafe reader.read(buffer.range(start..<buffer.count)).is_valid
    else { return }
    endElement(at: buffer.count, into: &batch)
  }

  private func walk(isEnd: Bool, into batch: inout RecordBatch) {
    if layout == .lines {
      walkLines(isEnd: isEnd, into: &batch)
    } else {
      walkValues(isEnd: isEnd, into: &batch)
    }
  }
}
