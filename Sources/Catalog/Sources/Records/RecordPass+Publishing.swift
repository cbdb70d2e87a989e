/// Showing what there is.
extension RecordPass {
  private var telling: Telling { Telling(records: index.readCount, pause: pause, hasCaughtUp: hasCaughtUp) }

  /// Whether there is something to show.
  private var hasNews: Bool { telling != told }

  /// Whether the input under way is the last, and one that all there is of at a moment is worth showing.
  private var mayCatchUp: Bool { begun == inputs.count && inputs[begun - 1].bytes.isLive }

  /// Notes that all of the input was read that was there at some moment.
  mutating func catchUp() { hasCaughtUp = hasCaughtUp || mayCatchUp }

  /// How many nanoseconds bytes may be waited for before something else is to be done.
  var patience: Int {
    // Whether there is more is known at once.
    if mayCatchUp && !hasCaughtUp || loadsWhole && pause != nil { return 1 }
    return hasNews ? max(1, schedule.remaining(at: MonotonicTime.now())) : Int(Int32.max)
  }

  /// Shows what there is, if it is time.
  mutating func publishIfDue() {
    guard hasNews, index.count > 0, schedule.remaining(at: MonotonicTime.now()) == 0 else { return }
    publish(isComplete: false)
  }

  /// Shows what there is.
  mutating func publish(isComplete: Bool) {
    let publishStart = MonotonicTime.now()
    letGo(isComplete: isComplete)
    loading.publish(
      RecordSnapshot(
        of: index, columns: columns, status: status(isComplete: isComplete), segments: segments, end: recordsEnd,
        names: names, grouper: placer.grouper, keyColumn: plan.keyColumn,
        readingFailed: { [weak loading] in loading?.readingFailed($0) }))
    told = telling
    schedule.published(from: publishStart, to: MonotonicTime.now())
  }

  private func status(isComplete: Bool) -> LoadStatus {
    var status = plan.status(columns)
    status.records = index.shownCount
    if tail != nil { status.tail = LoadStatus.Tail(kept: index.count, read: index.readCount) }
    status.isComplete = isComplete
    status.hasCaughtUp = hasCaughtUp
    status.progress = totalCount.map { $0 == 0 ? 1 : min(1, Double(doneCount) / Double($0)) }
    if isComplete { status.progress = 1 }
    status.emptyOnes = emptyOnes
    status.losses = index.losses.losses
    status.problem = problem ?? defect ?? pause.map { "paused, \($0)" }
    status.seconds = MonotonicTime.seconds(since: start)
    return status
  }
}
