/// Records that a scanner found one after the other, each put on its rows.
///
/// This is all that passes between the scanning of bytes and the index. Rows are numbered within the batch, so that
/// batches can be filled on several threads; the index knows the rows of all.
struct RecordBatch: Sendable {
  /// Something about a record that is not as it should be.
  struct Oddity: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// It has so many fields, unlike others.
      case width(Int)
      /// Not all of it is UTF-8.
      case invalidText
      /// A quote never closes.
      case openQuote
      /// It could not be read as what it should be.
      case bad
      /// It has fields for which there is no column.
      case leftOut
    }

    /// The record's place in the batch.
    var record: Int
    /// The line to name.
    var line: Int
    /// What it is.
    var kind: Kind
  }

  /// Where each record starts.
  private(set) var starts: [Int] = []
  /// On which row each record stands.
  private(set) var places: [BatchRows.Place] = []
  /// The rows.
  private(set) var rows: BatchRows
  /// What is odd, in the order of the records.
  private(set) var oddities: [Oddity] = []
  /// From which records on something else is open than before, of JSON.
  private var nestings: [(record: Int, nesting: JSONNesting)] = []
  /// How many fields a record has that is not odd; 0 if there was none to tell.
  private(set) var usualWidth: Int
  /// The records of each row; for a batch that is added as a whole.
  private(set) var runs = RowRuns()

  /// How many records stand on a row.
  var shownCount: Int { count - hiddenCount }

  private let expectedWidth: Int
  private var hiddenCount = 0

  /// Makes an empty batch.
  init(_ placer: RecordPlacer) {
    rows = BatchRows(placer)
    expectedWidth = placer.expectedWidth ?? 0
    usualWidth = expectedWidth
  }

  /// How many records there are.
  var count: Int { starts.count }

  /// Adds a record, once its values were given to `take`.
  ///
  /// - Parameters:
  ///   - line: the line of its start.
  @inline(__always)
  mutating func add(start: Int, line: Int, width: Int, isText: Bool) {
    if width != usualWidth || !isText { note(line: line, width: width, isText: isText) }
    starts.append(start)
    let place = rows.finish()
    places.append(place)
    if place == BatchRows.hidden { hiddenCount += 1 }
  }

  /// Takes the next value of the record that is added then.
  @inline(__always)
  mutating func take(_ value: UnsafeRawBufferPointer) {
    unsafe rows.take(value)
  }

  /// Takes the next value of that record, which is there and has no byte.
  mutating func takeEmpty() { rows.takeEmpty() }

  /// Notes something of the last record.
  mutating func note(_ kind: Oddity.Kind, line: Int) {
    oddities.append(Oddity(record: count - 1, line: line, kind: kind))
  }

  /// Notes that something else is open where the next record starts.
  mutating func note(_ nesting: JSONNesting) {
    if nestings.last?.record == count { nestings.removeLast() }
    nestings.append((count, nesting))
  }

  /// What is open where a record starts; `nil` if that is what was open at the start.
  ///
  /// - Complexity: O(changes).
  func nesting(ofRecord record: Int) -> JSONNesting? { nestings.last { $0.record <= record }?.nesting }

  /// Notes of the last record that a quote in it never closes.
  mutating func noteOpenQuote(line: Int) {
    oddities.append(Oddity(record: count - 1, line: line, kind: .openQuote))
  }

  /// The place of the record that starts somewhere; `nil` if none does. Complexity: O(log n).
  func index(ofStart start: Int) -> Int? {
    let place = lowerBound(of: start)
    return place < starts.count && starts[place] == start ? place : nil
  }

  /// The place of the first record that does not start before a byte. Complexity: O(log n).
  func lowerBound(of start: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Sorts the records by their rows. Complexity: O(n).
  mutating func sortByRow() {
    runs.sort(places, rows)
  }

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    starts.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    oddities.removeAll(keepingCapacity: true)
    nestings.removeAll(keepingCapacity: true)
    rows.removeAll()
    runs.removeAll()
    usualWidth = expectedWidth
    hiddenCount = 0
  }

  @inline(never)
  private mutating func note(line: Int, width: Int, isText: Bool) {
    if usualWidth == 0 { usualWidth = width }
    if width != usualWidth { oddities.append(Oddity(record: count, line: line, kind: .width(width))) }
    if !isText { oddities.append(Oddity(record: count, line: line, kind: .invalidText)) }
  }
}
