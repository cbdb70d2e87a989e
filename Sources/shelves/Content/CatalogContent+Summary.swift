internal import Catalog

/// What the line at the top says of a catalog.
extension CatalogContent {
  /// What there is to say of a source that was read to its end and holds nothing.
  private var verdict: BrowseSummary.Verdict? {
    guard let catalog, status.isComplete, status.records == 0, catalog.rowCount == 0, !hasFailed,
      shown.filter == nil, shown.within.isEmpty, catalog.status.cards.isEmpty
    else { return nil }
    return status.hasHeader ? .headerAlone : .empty
  }

  /// What is said of how many records were read, where only the last are kept.
  private static func words(for tail: LoadStatus.Tail?, of records: Int, _ more: String) -> String {
    guard let tail, tail.kept < tail.read else { return "" }
    let kept = tail.kept == records ? ", the last" : " among the last \(tail.kept)"
    return "\(kept) of \(tail.read)\(more)"
  }

  var summary: BrowseSummary {
    var result = BrowseSummary()
    let name = String(decoding: source.name, as: UTF8.self)
    result.name = ([name == "-" ? "standard input" : name] + groups).joined(separator: ": ")
    let unit = catalog?.status.holdsEntries == true ? ("entry", "entries") : ("record", "records")
    let records = status.records
    let shown = status.shown.map { "\($0) of " } ?? ""
    let more = status.isComplete ? "" : "+"
    let words = Self.words(for: status.tail, of: records, more)
    result.amount = "\(shown)\(records)\(words.isEmpty ? more : "") \(records == 1 ? unit.0 : unit.1)\(words)"
    result.grouping = status.grouping
    result.emptyOnes = status.emptyOnes.map { String(decoding: $0, as: UTF8.self) }
    if let verdict { (result.verdict, result.amount, result.grouping) = (verdict, "", "") }
    if isReplacing {
      result.progress = "reading again"
    } else if !status.isComplete, failure == nil {
      result.progress = status.progress.map { "\(Int($0 * 100))%" } ?? "reading"
    }
    result.notes = LossSummary.text(status.losses).map { [$0] } ?? []
    if let problem = failure?.reason ?? status.problem ?? (isOutdated ? Self.outdatedNote : nil) {
      // On a narrow screen there is no room for both, and how the rows are made can be seen.
      (result.grouping, result.progress) = ("", nil)
      // What is cut off at the end of the line are counts.
      result.notes.insert(problem, at: 0)
      if isSettled { result.problem = failure?.reason ?? status.problem }
    }
    return result
  }
}
