/// One pass over all bytes of a source: scanning, indexing, showing.
///
/// Its parts stand in files of their own: how an input begins, how a long file is read in chunks, how records are let go
/// of, how what there is is shown.
struct RecordPass {
  let plan: ReadingPlan
  let inputs: [RecordLoader.Input]
  let loading: RecordLoading
  let placer: RecordPlacer
  let sizes: ReadingSizes
  let totalCount: Int?
  /// Whether nobody looks before everything is there.
  let loadsWhole: Bool
  /// How many records are kept, the last ones; `nil` for all.
  let tail: Int?
  let start = MonotonicTime.now()

  var index: RecordIndex
  var columns: [Column]
  var names: JSONColumns
  /// How large the names were that were taken over last.
  var learntSize = 0
  /// What is known of the form of JSON inputs after the first.
  var laterHints = DialectSniffer.Hints(json: .values)
  /// The inputs that have records here, and the one under way.
  var segments: [RecordSegment] = []
  /// How many inputs have begun.
  var begun = 0
  /// Where the input under way could be entered later; `nil` if it is kept as a whole.
  var trail: MarkTrail?
  private var batch: RecordBatch
  var schedule = PublishSchedule()
  var base = 0
  var doneCount = 0
  /// The end of the records found so far.
  var recordsEnd = 0
  /// Why no more bytes come for now.
  var pause: String?
  /// Whether all was read that was there at some moment.
  var hasCaughtUp = false
  /// What was told of the reading last; `nil` before the first time.
  var told: Telling?
  /// The inputs without a record.
  var emptyOnes: [[UInt8]] = []
  /// What stopped the reading.
  var problem: String?
  /// What is wrong with an input that was read to its end.
  var defect: String?
  /// Up to where the input was read in chunks, as far as it can be.
  var chunksEnd = 0

  /// What is worth showing, once it is another.
  struct Telling: Hashable {
    var records: Int
    var pause: String?
    var hasCaughtUp: Bool
  }

  /// Prepares a pass.
  init(
    plan: ReadingPlan, options: SourceOptions, inputs: [RecordLoader.Input], loading: RecordLoading,
    sizes: ReadingSizes
  ) {
    self.plan = plan
    self.sizes = sizes
    self.inputs = inputs
    self.loading = loading
    columns = plan.columns
    names = plan.names
    if options.format == .ndjson { laterHints.json = .lines }
    loadsWhole = options.loadsWhole
    tail = options.tail
    let name = inputs.first?.name ?? []
    let title = name == SourceRegistry.standardInputName ? Array("standard input".utf8) : name
    let grouper = Grouper(plan.grouping, separator: options.split, wholeTitle: title)
    let filter = RowFilter(plan.within, separator: options.split, wholeTitle: title)
    placer = RecordPlacer(grouper: grouper, filter: filter, expectedWidth: plan.expectedWidth)
    index = RecordIndex(expectedWidth: plan.expectedWidth)
    batch = RecordBatch(placer)
    totalCount = inputs.reduce(0) { sum, input in
      guard let sum, let count = input.bytes.expectedCount else { return nil }
      return sum + count
    }
  }

  /// Reads to the end, or until cancelled.
  mutating func run() {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: sizes.largest, alignment: 64)
    defer { unsafe block.deallocate() }
    for input in inputs where !loading.signal.isCancelled && problem == nil {
      begin(input)
      let countBefore = index.readCount
      unsafe read(input, block)
      if inputs.count > 1, index.readCount == countBefore, problem == nil { emptyOnes.append(input.name) }
    }
    if !loading.signal.isCancelled { publish(isComplete: true) }
  }

  private mutating func read(_ input: RecordLoader.Input, _ block: UnsafeMutableRawBufferPointer) {
    var position = 0
    var goal = Int.max
    var scanner: (any BlockScanner)?
    while !loading.signal.isCancelled {
      pause = input.bytes.pause
      switch input.bytes.wait(beyond: position, atMost: patience, signal: loading.signal) {
      case .available(let end):
        guard var open = scanner else {
          (scanner, position) = beginning(of: input)
          goal = end
          continue
        }
        if position >= sizes.firstBlock, let stitcher = unsafe readChunks(input, to: end, from: open, block) {
          let place = stitcher.place
          scanner = stitcher.scanner ?? form.scanner(at: place, capturing: placer.columns)
          position = stitcher.position
          continue
        }
        unsafe readBlock(input, to: end, &position, &open, block)
        scanner = open
        if position >= goal { catchUp() }
        if problem != nil { return }
      case .ended:
        pause = nil
        finish(scanner, at: position)
        base += position
        if let reason = scanner?.problem { defect = defect ?? Self.naming(input, reason, among: inputs) }
        return
      case .failed(let reason):
        finish(scanner, at: position)
        return stop(reason)
      case .timedOut:
        catchUp()
        if loadsWhole, let pause { return stop(pause) }
      }
      publishIfDue()
    }
  }

  /// Reads a part of what there is up to an offset.
  private mutating func readBlock(
    _ input: RecordLoader.Input, to end: Int, _ position: inout Int, _ scanner: inout any BlockScanner,
    _ block: UnsafeMutableRawBufferPointer
  ) {
    let wanted = min(end - position, position < sizes.firstBlock ? sizes.firstBlock : sizes.block)
    let part = unsafe UnsafeMutableRawBufferPointer(rebasing: block[..<wanted])
    do throws(SystemError) {
      let count = unsafe try input.bytes.bytes.read(at: position, into: part)
      if count > 0 {
        unsafe scanner.scan(UnsafeRawBufferPointer(rebasing: part[..<count]), into: &batch)
        position += count
        take(base + scanner.pendingStart, scanner.names)
        passed(scanner)
      }
      if count < wanted { return stop("the file became shorter while it was read") }
    } catch {
      return stop(error.text)
    }
    doneCount += wanted
    if let longest = input.bytes.longestRecord, position - scanner.pendingStart > longest {
      return stop("record over \(ByteCount.text(longest)) at line \(scanner.pendingLine), not read further")
    }
    if index.count > RecordIndex.limit { stop("too many records: the rest is not shown") }
  }

  /// Takes the end of an input.
  private mutating func finish(_ scanner: consuming (any BlockScanner)?, at position: Int) {
    scanner?.finish(into: &batch)
    take(base + position, scanner?.names)
  }

  private mutating func take(_ end: Int, _ found: JSONColumns?) {
    learn(found)
    batch.sortByRow()
    index.add(batch, base: base)
    batch.removeAll()
    tookRecords(upTo: end)
  }

  /// Takes over the names of a scanner. One that went on where chunks ended does not know those of the chunks.
  mutating func learn(_ found: JSONColumns?) {
    guard let found, found.size != learntSize else { return }
    learntSize = found.size
    names.add(found)
    columns = names.columns
  }

  /// Notes that the records up to a place are in the index.
  mutating func tookRecords(upTo end: Int) {
    recordsEnd = end
    if index.widest > columns.count { ColumnNames.extend(&columns, to: index.widest) }
    letGoOfMany()
  }

  mutating func stop(_ reason: String) {
    problem = reason
  }
}
