/// Puts what scouts found in the chunks of a file together, as if it had been scanned from start to end.
///
/// It knows exactly where it is, and what is open there. If a scout found a record there, all that it found from that record
/// on is right, and is taken over. Otherwise the stitcher scans by itself until it comes to a record that the scout found as
/// well, or to the end of the chunk: quotes that reach over the end of a chunk are the usual reason, and then
/// it is the matter of a record or two.
struct ChunkStitcher {
  /// The start of the record that comes next, if `scanner` is not in the middle of one.
  private(set) var place: TextPlace
  /// Scans where no scout can be believed.
  private(set) var scanner: (any BlockScanner)?
  /// The next byte to give to `scanner`.
  private(set) var position: Int

  /// The names that all records so far show; `nil` if columns were known beforehand.
  private(set) var names: JSONColumns?
  /// How many bytes it had to scan.
  private(set) var scannedCount = 0

  /// What is probably open between the records of the next chunks; `nil` if those are so long that most chunks are in the
  /// middle of one: brackets lead a scout to nothing there, and a separator that is not there to nowhere.
  var expected: JSONNesting? { usualCount < 1 && work.form.separator == nil ? nil : place.nesting }

  private static let firstWindow = 1 << 12

  private let work: ChunkWork
  private let base: Int
  private var window = ChunkStitcher.firstWindow
  private var batch: RecordBatch
  /// About how many records the last chunks had each, as far as up to eight matter.
  private var usualCount = 8.0

  /// Begins at the start of the first chunk.
  ///
  /// - Parameter base: the place of the file among all of the source.
  init(_ work: ChunkWork, base: Int) {
    self.work = work
    self.base = base
    place = work.start
    position = work.start.offset
    names = work.form.names
    batch = RecordBatch(work.placer)
  }

  /// Adds the records of the next chunk to an index; false if the file cannot be read as it should.
  ///
  /// - Parameter buffer: memory for a chunk.
  mutating func add(
    _ chunk: ScoutedChunk, to index: inout RecordIndex, _ buffer: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let end = work.bytes(of: chunk.number).upperBound
    let known = index.readCount
    defer { usualCount = (usualCount + Double(min(8, index.readCount - known))) / 2 }
    while true {
      if let entry = chunk.entry(at: place), takesNames(of: chunk, from: entry) {
        return takeOver(chunk, from: entry, into: &index)
      }
      if scanner == nil { position = place.offset }
      if position >= end { return true }
      guard unsafe scan(to: end, buffer) else { return false }
      batch.sortByRow()
      index.add(batch, base: base)
      if let scanner { place = scanner.pending }
    }
  }

  /// Takes all that a scout found from a record on.
  private mutating func takeOver(_ chunk: ScoutedChunk, from entry: Int, into index: inout RecordIndex) -> Bool {
    // Its first record may stand behind lines that are none.
    guard let lines = lines(in: chunk.first.offset..<place.offset) else { return false }
    let line = chunk.first.line + lines
    let shift = place.line - line
    if entry == 0 {
      index.add(chunk.batch, base: base, lineShift: shift)
    } else {
      index.add(chunk.batch, records: entry..<chunk.batch.count, base: base, lineShift: shift)
    }
    place = TextPlace(
      offset: chunk.end.offset, line: chunk.end.line + shift,
      lineStart: chunk.end.line > line ? chunk.end.lineStart : place.lineStart, indent: chunk.end.indent,
      nesting: chunk.end.nesting)
    position = place.offset
    scanner = nil
    return true
  }

  /// Scans a little; more each time that it was of no use.
  private mutating func scan(to end: Int, _ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    if scanner == nil { window = Self.firstWindow }
    let form = names.map(work.form.knowing) ?? work.form
    var current = scanner ?? form.scanner(at: place, capturing: work.placer.columns)
    let length = min(window, end - position, buffer.count)
    let part = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<length])
    guard (try? unsafe work.bytes.read(at: position, into: part)) == length else { return false }
    batch.removeAll()
    unsafe current.scan(UnsafeRawBufferPointer(part), into: &batch)
    scanner = current
    learn(current.names)
    position += length
    scannedCount += length
    window = min(window * 2, buffer.count)
    return true
  }

  /// Takes over the names of a scanner, which began with what was known before all chunks.
  private mutating func learn(_ found: JSONColumns?) {
    guard let found, let known = work.form.names, found.size > known.size else { return }
    names?.add(found)
  }

  /// Takes over the names of a scout, if those are all that its records show from one on: names of records before that may
  /// be names of none. For which records there is no room for more names, only a scan from start to end can tell.
  private mutating func takesNames(of chunk: ScoutedChunk, from entry: Int) -> Bool {
    guard let names else { return true }
    let size = names.size
    learn(chunk.names)
    guard let all = self.names, all.size > size else { return true }
    if entry == 0, !all.isFull { return true }
    self.names = names
    return false
  }

  /// How many lines end in a part of the file.
  private func lines(in range: Range<Int>) -> Int? {
    let lineEnd = work.form.lineEnd
    var lines = 0
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 1 << 16) {
      let part = start..<min(start + (1 << 16), range.upperBound)
      guard let bytes = try? work.bytes.bytes(in: part), bytes.count == part.count else { return nil }
      for byte in bytes where byte == lineEnd { lines += 1 }
    }
    return lines
  }
}
