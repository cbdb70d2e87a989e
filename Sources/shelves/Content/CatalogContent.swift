internal import Catalog
internal import ShelfKit

/// The content that a source makes: its catalog, read in the background, as rows and cards.
final class CatalogContent: BrowseContent {
  private let source: any Source
  private var shown: Arrangement
  private(set) var rowOrder: RowOrder?
  private let looks: CatalogDataSource
  /// The rows that the records were chosen by, the widest first.
  private var groups: [String] = []
  private var mailbox = Mailbox<CatalogEvent>()
  private var loading: (any Loading)?
  /// What the source told last, its rows as they were seen.
  private var base: (any CatalogSnapshot)?
  /// The same in the order that is shown.
  private var catalog: (any CatalogSnapshot)?
  private var failure: SourceError?
  /// Not yet held against the columns.
  private var check: TemplateCheck?
  private var mistake: UsageError?
  /// A reading that is to replace what is shown, once it is complete.
  private var isReplacing = false
  /// Counts how often all items may have come to look different.
  private var looksVersion = 0
  private(set) var snapshot: any GridSnapshot = EmptySnapshot()
  /// What records are called, and what is known of those that have to be found again.
  private var names = RecordNames()
  private var memory = RecordMemory()
  /// Records that are named, where they may leave.
  private var leaving = LeavingChoices()
  private var search: RecordSearch?

  /// Starts reading a source.
  ///
  /// - Parameters:
  ///   - check: the templates whose columns the source must have; `nil` where that is known.
  ///   - kept: the state of an earlier run whose records are to be found.
  /// - Throws: `SourceError` when it cannot be read at all.
  init(
    _ source: any Source, arrangement: Arrangement, rowOrder: RowOrder, cards: CardTemplates,
    appearance: Appearance, check: TemplateCheck? = nil, kept: GridState? = nil
  ) throws(SourceError) {
    self.source = source
    shown = arrangement
    search = kept.flatMap { RecordSearch(kept: $0) }
    self.rowOrder = rowOrder
    self.check = check
    looks = CatalogDataSource(cards: cards, appearance: appearance)
    var first = shown
    first.quest = search?.quest
    loading = try source.open(first, into: mailbox)
    looks.onNeeded = { [weak self] range, key in self?.loading?.request(range, inRow: key) }
  }

  var dataSource: any GridDataSource { looks }
  func wear(_ appearance: Appearance) { looks.appearance = appearance }
  var descriptor: Int32 { mailbox.descriptor }
  var isSettled: Bool { failure != nil || (status.isComplete && !isReplacing) }

  var columns: [Column] { catalog?.columns ?? [] }
  var refusal: Failure? {
    if let mistake { return Failure(mistake) }
    return catalog == nil ? failure.map { Failure($0) } : nil
  }

  var hasFailed: Bool { failure != nil || status.problem != nil }
  var reading: (records: Int, seconds: Double) { (status.records, status.seconds) }

  /// How far the reading is.
  var status: LoadStatus { catalog?.status ?? LoadStatus() }

  func takeNews() -> ContentNews {
    var news: ContentNews = []
    for event in mailbox.drain() {
      switch event {
      case .changed(let next):
        if isReplacing, !next.status.hasCaughtUp { continue }
        if isReplacing { looksVersion += 1 }
        take(next, mayCross: isReplacing)
        isReplacing = false
        news.insert(.snapshot)
      case .itemsReady: news.insert(.looks)
      case .failed(let error):
        failure = error
        isReplacing = false
        news.insert(.looks)
      }
    }
    return news
  }

  func order(rows order: RowOrder) {
    rowOrder = order
    if let base { take(base) }
  }

  /// - Parameter mayCross: whether it was arranged otherwise than what is shown.
  private func take(_ news: any CatalogSnapshot, mayCross: Bool = false) {
    base = news
    let order = rowOrder ?? .seen
    let next: any CatalogSnapshot = order == .seen ? news : OrderedSnapshot(news, by: order)
    if catalog.map({ !Self.looksAlike($0, next) }) ?? true { looksVersion += 1 }
    catalog = next
    looks.catalog = next
    names.take(news, search)
    if news.status.hasCaughtUp, let quest = search?.quest { search?.quest = quest.withoutEarlier() }
    if news.status.isComplete { search = nil }
    snapshot = CatalogGrid(catalog: next, looks: looksVersion, mayCross: mayCross, names: names)
    // Without a record nothing is shown, and no column missed.
    if let check, next.rowCount > 0, next.status.hasAllColumns {
      mistake = check.mistake(next.columns)
      self.check = nil
    }
  }

  /// Whether cards of the same items say the same in both.
  private static func looksAlike(_ one: any CatalogSnapshot, _ other: any CatalogSnapshot) -> Bool {
    one.status.titleColumn == other.status.titleColumn && one.status.groupingColumns == other.status.groupingColumns
      && one.status.cards == other.status.cards && one.status.holdsEntries == other.status.holdsEntries
      && one.columns == other.columns
  }

  func stop() { loading?.cancel() }

  var arrangement: Arrangement? { shown }
  var isRearranging: Bool { isReplacing }
  var grouping: Grouping? { status.grouped }

  var edition: Int { base?.recordParts.values.reduce(0) { $0 + $1.edition } ?? 0 }

  func reload(keeping items: NamedItems) -> String? {
    var again = shown
    again.readsAgain = true
    return open(again, keeping: items)
  }

  func rearrange(_ arrangement: Arrangement, keeping items: NamedItems) -> String? {
    guard arrangement != shown else { return nil }
    return open(arrangement, keeping: items)
  }

  var mayForget: Bool { catalog?.recordParts.values.contains { $0.mayChange } ?? false }

  var letsGo: Bool { status.tail != nil }

  func remember(_ items: NamedItems) {
    if let grid = snapshot as? CatalogGrid { memory.note(items, in: grid) }
    if letsGo { leaving.keep(items) { item, row in present(item, inRow: row) } }
  }

  func lasting(_ state: GridState) -> GridState {
    (snapshot as? CatalogGrid).map { memory.lasting(state, in: $0) } ?? state
  }

  /// Begins another reading, which takes the place of what is shown once it is complete.
  private func open(_ next: Arrangement, keeping items: NamedItems) -> String? {
    var next = next
    let search = (snapshot as? CatalogGrid).flatMap { memory.search(for: items, in: $0) }
    next.quest = search?.quest
    do throws(SourceError) {
      let opened = try source.open(next, into: mailbox)
      loading?.cancel()
      loading = opened
      failure = nil
      isReplacing = catalog != nil
      self.search = search
      shown = next
      shown.readsAgain = false
      shown.quest = nil
      return nil
    } catch {
      return "\(String(decoding: error.source, as: UTF8.self)): \(error.reason)"
    }
  }

  func highlight(_ filter: FilterExpression?) { looks.highlight = filter }

  func matches(of filter: FilterExpression) throws(SourceError) -> (any BrowseContent)? {
    var narrower = shown
    narrower.filter = shown.filter?.joined(with: filter) ?? filter
    let content = try CatalogContent(
      source, arrangement: narrower, rowOrder: rowOrder ?? .seen, cards: looks.cards, appearance: looks.appearance)
    content.names = names
    return content
  }

  func content(ofRow row: Int) throws(SourceError) -> (any BrowseContent)? {
    guard let catalog, let grouping = catalog.status.grouped, row < catalog.rowCount else { return nil }
    var narrower = shown
    narrower.groupBy = []
    narrower.within.append(RowChoice(grouping: grouping, key: catalog.row(at: row).key))
    let content = try CatalogContent(
      source, arrangement: narrower, rowOrder: rowOrder ?? .seen, cards: looks.cards, appearance: looks.appearance)
    content.groups = groups + [looks.title(of: catalog.row(at: row)).text]
    return content
  }

  func line(at path: IndexPath) -> Int? {
    guard let catalog, path.row < catalog.rowCount, path.item < catalog.row(at: path.row).count else { return nil }
    return catalog.line(of: catalog.itemKey(at: path.item, inRow: path.row), inRow: path.row)
  }

  func directory(ofRow row: Int) -> [UInt8]? {
    guard let catalog, row < catalog.rowCount else { return nil }
    return catalog.row(at: row).directory
  }

  func choice(at path: IndexPath) -> Choice? {
    guard let catalog, path.row < catalog.rowCount, path.item < catalog.row(at: path.row).count,
      let item = catalog.item(at: path.item, inRow: path.row)
    else { return nil }
    return Choice(item: item, rowTitle: catalog.row(at: path.row).title, columns: catalog.columns)
  }

  func choice(of item: ItemID, inRow row: RowID) -> Choice? {
    present(item, inRow: row) ?? leaving.choice(of: item, inRow: row)
  }

  /// The same for what is there.
  private func present(_ item: ItemID, inRow row: RowID) -> Choice? {
    guard let whole = catalog?.unfiltered, let grid = snapshot as? CatalogGrid,
      let place = RowKey(row, of: grid.grouping).flatMap(whole.index),
      let key = grid.key(of: item, inPart: whole.part(ofRow: place)),
      let index = whole.index(of: key, inRow: place), let found = whole.item(at: index, inRow: place)
    else { return nil }
    return Choice(item: found, rowTitle: whole.row(at: place).title, columns: whole.columns)
  }

  func valueCount(ofColumn column: Int) -> String? {
    guard status.valueCounts.indices.contains(column) else { return nil }
    let count = status.valueCounts[column]
    return "\(count)\(status.countsAreOfSample ? "+" : "") \(count == 1 ? "value" : "values")"
  }

  /// What there is to say of a source that was read to its end and holds nothing.
  private var verdict: String? {
    guard let catalog, status.isComplete, status.records == 0, catalog.rowCount == 0, !hasFailed,
      shown.filter == nil, shown.within.isEmpty, catalog.status.cards.isEmpty
    else { return nil }
    return status.hasHeader ? "has a header and no records" : "is empty"
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
    if let verdict { (result.verdict, result.amount, result.grouping) = (verdict, "", "") }
    if isReplacing {
      result.progress = "reading again"
    } else if !status.isComplete, failure == nil {
      result.progress = status.progress.map { "\(Int($0 * 100))%" } ?? "reading"
    }
    result.notes = LossSummary.text(status.losses).map { [$0] } ?? []
    if let problem = failure?.reason ?? status.problem {
      // On a narrow screen there is no room for both, and how the rows are made can be seen.
      (result.grouping, result.progress) = ("", nil)
      result.notes.append(problem)
    }
    return result
  }
}
