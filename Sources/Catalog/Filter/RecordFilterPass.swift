/// Holds a filter against records, on all processors.
struct RecordFilterPass: Sendable {
  /// What came of it.
  struct Result: Sendable {
    /// The records that pass.
    var passing: RecordSet
    /// How many nobody knows of, since a regular expression gave up; they do not pass.
    var undecided = 0
    /// What went wrong while records were read.
    var problem: String?
  }

  private let snapshot: RecordSnapshot
  private let matcher: FilterMatcher
  /// For each file what its bytes alone tell; `nil` where they tell nothing.
  private let raw: [RawFilter?]

  /// Prepares to filter the records of a snapshot.
  init(_ snapshot: RecordSnapshot, _ matcher: FilterMatcher) {
    self.snapshot = snapshot
    self.matcher = matcher
    raw = snapshot.segments.map { segment in
      switch segment.format {
      case .json(let layout): return RawFilter(matcher, json: layout)
      // An escape sequence may stand in the middle of a word.
      case .delimited(let dialect): return dialect.skipsSequences ? nil : RawFilter(matcher, dialect: dialect)
      }
    }
  }

  /// Decides about records.
  ///
  /// - Parameters:
  ///   - wanted: those among them that anybody asks about; `nil` for all.
  ///   - signal: stops it when it is cancelled; what came of it then is not whole.
  /// - Complexity: O(bytes of the records). Where a word must occur and seldom does, this is the speed of memory.
  func decide(_ records: Range<Int>, wanted: RecordSet?, _ signal: LoadSignal) -> Result {
    let all = Locked(Result(passing: RecordSet(count: snapshot.recordCount)))
    let blocks = RecordBlocks(snapshot, records: records)
    Crew.run { [self] in
      let own = work(blocks, wanted, signal)
      all.withLock { all in
        all.passing.formUnion(own.passing)
        all.undecided += own.undecided
        all.problem = all.problem ?? own.problem
      }
    }
    return all.withLock { $0 }
  }

  /// What one thread does.
  private func work(_ blocks: RecordBlocks, _ wanted: RecordSet?, _ signal: LoadSignal) -> Result {
    var result = Result(passing: RecordSet(count: snapshot.recordCount))
    let visitor = RecordVisitor(snapshot)
    let cutters = snapshot.segments.indices.map(snapshot.makeFields)
    let scratch = RegexScratch()
    while !signal.isCancelled, let block = blocks.take() {
      let raw = raw[block.segment]
      let fields = cutters[block.segment]
      let decide: (Int, UnsafeRawBufferPointer) -> Void = { record, bytes in
        if let passes = unsafe raw?.passes(bytes) {
          if passes { result.passing.insert(record) }
          return
        }
        unsafe fields.cut(bytes, atMost: .max)
        switch matcher.verdict(fields, scratch) {
        case .passes: result.passing.insert(record)
        case .undecided: result.undecided += 1
        case .fails: break
        }
      }
      if let literal = raw?.requiredLiteral, wanted == nil {
        unsafe visitor.visit(block, with: literal, or: raw?.escape, decide)
      } else {
        unsafe visitor.visit(block, wanted: wanted, decide)
      }
    }
    result.problem = visitor.problem
    return result
  }
}
