internal import Catalog
internal import ShelfKit

/// The content that a source makes: its catalog, read in the background, as rows and cards.
final class CatalogContent: BrowseContent {
  let source: any Source
  private(set) var shown: Arrangement
  private(set) var rowOrder: RowOrder?
  private let looks: CatalogDataSource
  /// The rows that the records were chosen by, the widest first.
  private(set) var groups: [String] = []
  private var mailbox = Mailbox<CatalogEvent>()
  private var loading: (any Loading)?
  /// What the source told last, its rows as they were seen.
  private var base: (any CatalogSnapshot)?
  /// The same in the order that is shown.
  private(set) var catalog: (any CatalogSnapshot)?
  private(set) var failure: SourceError?
  /// Not yet held against the columns.
  private var check: TemplateCheck?
  private var mistake: UsageError?
  /// A reading that is to replace what is shown, once it is complete.
  private(set) var isReplacing = false
  /// Whether a file was found written where it stands, so that what is shown is no longer in it.
  var isOutdated = false
  /// What is said then.
  static let outdatedNote = "the file was changed: R reads it again"
  /// Counts how often all items may have come to look different.
  private var looksVersion = 0
  private(set) var snapshot: any GridSnapshot = EmptySnapshot()
  /// What records are called, and what is known of those that have to be found again.
  private var names = RecordNames()
  var memory = RecordMemory()
  /// Records that are named, where they may leave.
  var leaving = LeavingChoices()
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
        if isReplacing { isOutdated = false }
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

  // MARK: Reading again

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
}
