/// One pass over all bytes of a source: scanning, indexing, showing.
struct RecordPass {
  private let plan: ReadingPlan
  private let inputs: [RecordLoader.Input]
  private let loading: RecordLoading
  private let placer: RecordPlacer
  private let sizes: ReadingSizes
  private let totalCount: Int?
  /// Whether nobody looks before everything is there.
  private let loadsWhole: Bool
  private let start = MonotonicTime.now()

  private var index: RecordIndex
  private var columns: [Column]
  private var names: JSONColumns
  /// How large the names were that were taken over last.
  private var learntSize = 0
  /// What is known of the form of JSON inputs after the first.
  private var laterHints = DialectSniffer.Hints(json: .values)
  private var segments: [RecordSegment] = []
  private var batch: RecordBatch
  private var schedule = PublishSchedule()
  private var base = 0
  private var doneCount = 0
  /// The end of the records found so far.
  private var recordsEnd = 0
  private var shownRecords = -1
  private var problem: String?
  /// What is wrong with an input that was read to its end.
  private var defect: String?
  /// Up to where the input was read in chunks, as far as it can be.
  private var chunksEnd = 0
  /// Why no more bytes come for now, and whether that was shown.
  private var pause: String?
  private var shownPause: String?
  /// Whether all was read that was there at some moment, and whether that was shown.
  private var hasCaughtUp = false
  private var shownCaughtUp = false

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
      unsafe read(input, block)
    }
    if !loading.signal.isCancelled { publish(isComplete: true) }
  }

  private mutating func read(_ input: RecordLoader.Input, _ block: UnsafeMutableRawBufferPointer) {
    segments.append(
      RecordSegment(
        base: base, firstRecord: index.count, format: plan.format, bytes: input.bytes.bytes, name: input.name,
        stamp: input.bytes.stamp, keepsBytes: input.bytes.keepsBytes))
    var position = 0
    chunksEnd = 0
    learntSize = 0
    var scanner: (any BlockScanner)?
    while !loading.signal.isCancelled {
      pause = input.bytes.pause
      switch input.bytes.wait(beyond: position, atMost: patience, signal: loading.signal) {
      case .available(let end):
        if scanner == nil {
          (scanner, position) = beginning(of: input, isFirst: segments.count == 1)
          if position >= end { continue }
        } else if let open = scanner, let stitcher = unsafe readChunks(input, to: end, from: open, block) {
          let place = stitcher.place
          scanner = stitcher.scanner ?? form.scanner(at: place, capturing: placer.columns)
          position = stitcher.position
          continue
        }
        let wanted = min(end - position, position < sizes.firstBlock ? sizes.firstBlock : sizes.block)
        let part = unsafe UnsafeMutableRawBufferPointer(rebasing: block[..<wanted])
        do throws(SystemError) {
          let count = unsafe try input.bytes.bytes.read(at: position, into: part)
          if count > 0 {
            unsafe scanner?.scan(UnsafeRawBufferPointer(rebasing: part[..<count]), into: &batch)
            position += count
            take(base + (scanner?.pendingStart ?? 0), scanner?.names)
          }
          if count < wanted { return stop("the file became shorter while it was read") }
        } catch {
          return stop(error.text)
        }
        doneCount += wanted
        if let longest = input.bytes.longestRecord, let scanner, position - scanner.pendingStart > longest {
          return stop("record over \(ByteCount.text(longest)) at line \(scanner.pendingLine), not read further")
        }
        if index.count > RecordIndex.limit { return stop("too many records: the rest is not shown") }
      case .ended:
        pause = nil
        scanner?.finish(into: &batch)
        take(base + position, scanner?.names)
        base += position
        if let reason = scanner?.problem { defect = defect ?? Self.naming(input, reason, among: inputs) }
        return
      case .failed(let reason):
        scanner?.finish(into: &batch)
        take(base + position, scanner?.names)
        return stop(reason)
      case .timedOut:
        hasCaughtUp = hasCaughtUp || mayCatchUp
        if loadsWhole, let pause { return stop(pause) }
      }
      publishIfDue()
    }
  }

  /// Reads what there is of a long file on several threads, up to its last line end; `nil` if that is not worth it.
  ///
  /// - Parameters:
  ///   - end: up to where there are bytes.
  ///   - scanner: what read all before.
  private mutating func readChunks(
    _ input: RecordLoader.Input, to end: Int, from scanner: any BlockScanner, _ buffer: UnsafeMutableRawBufferPointer
  ) -> ChunkStitcher? {
    let place = TextPlace(offset: scanner.pendingStart, line: scanner.pendingLine)
    guard input.bytes.longestRecord == nil, let separator = form.separator,
      end - max(place.offset, chunksEnd) > sizes.chunk * sizes.fewestChunks
    else { return nil }
    chunksEnd = end
    let work = ChunkWork(
      bytes: input.bytes.bytes, form: form, separator: separator, placer: placer, range: place.offset..<end,
      size: sizes.chunk)
    let crew = ChunkCrew(work, threads: sizes.threads)
    defer { crew.stop() }
    var stitcher = ChunkStitcher(work, at: place, base: base)
    for number in 0..<work.count where !loading.signal.isCancelled && index.count <= RecordIndex.limit {
      let chunk = unsafe crew.chunk(number, buffer)
      guard unsafe stitcher.add(chunk, to: &index, buffer) else { break }
      crew.recycle(chunk)
      doneCount += work.bytes(of: number).count
      learn(stitcher.names)
      tookRecords(upTo: base + stitcher.place.offset)
      publishIfDue()
    }
    learntSize = 0
    return stitcher
  }

  /// Whether there is something to show.
  private var hasNews: Bool {
    index.count > shownRecords || pause != shownPause || hasCaughtUp != shownCaughtUp
  }

  /// Whether the input under way is the last, and one that all there is of at a moment is worth showing.
  private var mayCatchUp: Bool { segments.count == inputs.count && inputs[segments.count - 1].bytes.isLive }

  /// How many nanoseconds bytes may be waited for before something else is to be done.
  private var patience: Int {
    // Whether there is more is known at once.
    if mayCatchUp && !hasCaughtUp || loadsWhole && pause != nil { return 1 }
    return hasNews ? max(1, schedule.remaining(at: MonotonicTime.now())) : Int(Int32.max)
  }

  /// A scanner for an input, and the place of the first byte it is to be given.
  private mutating func beginning(of input: RecordLoader.Input, isFirst: Bool) -> (any BlockScanner, Int) {
    var start = plan.start
    if !isFirst, let sample = try? SampleReader(input: input.bytes, signal: loading.signal).read() {
      switch plan.format {
      case .delimited(let dialect): start = sample.dataStart(dialect, hasHeader: plan.hasHeader)
      case .json(let first):
        start = (sample.textStart, 1)
        segments[segments.count - 1].format = .json(JSONSniffer(sample).layout(laterHints) ?? first)
      }
    }
    let place = TextPlace(offset: start.offset, line: start.line)
    return (form.scanner(at: place, capturing: placer.columns), start.offset)
  }

  /// How the input under way is cut.
  private var form: any RecordForm {
    switch segments[segments.count - 1].format {
    case .delimited(let dialect): dialect
    case .json(let layout): JSONForm(layout: layout, columns: names)
    }
  }

  /// Takes over the names of a scanner. One that went on where chunks ended does not know those of the chunks.
  private mutating func learn(_ found: JSONColumns?) {
    guard let found, found.size != learntSize else { return }
    learntSize = found.size
    names.add(found)
    columns = names.columns
  }

  private mutating func take(_ end: Int, _ found: JSONColumns?) {
    learn(found)
    batch.sortByRow()
    index.add(batch, base: base)
    batch.removeAll()
    tookRecords(upTo: end)
  }

  private mutating func tookRecords(upTo end: Int) {
    recordsEnd = end
    if index.widest > columns.count { ColumnNames.extend(&columns, to: index.widest) }
  }

  /// A reason with the input's name before it, where there are others.
  private static func naming(_ input: RecordLoader.Input, _ reason: String, among all: [RecordLoader.Input]) -> String {
    all.count > 1 ? "\(Field.bytes(input.name).text): \(reason)" : reason
  }

  private mutating func stop(_ reason: String) {
    problem = reason
  }

  private mutating func publishIfDue() {
    guard hasNews, index.count > 0, schedule.remaining(at: MonotonicTime.now()) == 0 else { return }
    publish(isComplete: false)
  }

  private mutating func publish(isComplete: Bool) {
    let publishStart = MonotonicTime.now()
    var status = plan.status(columns)
    status.records = index.shownCount
    status.isComplete = isComplete
    status.hasCaughtUp = hasCaughtUp
    status.progress = totalCount.map { $0 == 0 ? 1 : min(1, Double(doneCount) / Double($0)) }
    if isComplete { status.progress = 1 }
    status.losses = index.losses.losses
    status.problem = problem ?? defect ?? pause.map { "paused, \($0)" }
    status.seconds = MonotonicTime.seconds(since: start)
    loading.publish(
      RecordSnapshot(
        of: index, columns: columns, status: status, segments: segments, end: recordsEnd,
        names: names, grouper: placer.grouper, keyColumn: plan.keyColumn,
        readingFailed: { [weak loading] in loading?.readingFailed($0) }))
    shownRecords = index.count
    shownPause = pause
    shownCaughtUp = hasCaughtUp
    schedule.published(from: publishStart, to: MonotonicTime.now())
  }
}
