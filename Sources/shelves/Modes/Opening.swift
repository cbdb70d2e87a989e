internal import Catalog
internal import ShelfKit

/// Makes the content of the first screen from the command line.
struct Opening {
  let options: Options
  /// The theme that was asked for.
  var theme = Theme.standard
  /// Where it is kept how the first screen is left; `nil` if that was not asked for.
  var resume: ResumeFile?
  /// How it was left the last time.
  let kept: GridState?

  init(options: Options, theme: Theme = .standard, resume: ResumeFile? = nil) {
    self.options = options
    self.theme = theme
    self.resume = resume
    kept = resume?.load()
  }

  /// The demo, or the sources that were named, their reading begun.
  func content(_ appearance: Appearance) throws(Failure) -> any BrowseContent {
    if let extent = options.demo { return DemoContent(extent, churn: options.churn ?? 0, appearance: appearance) }
    let cards = try cards()
    do throws(SourceError) {
      let check = TemplateCheck(options, card: cards.chosen)
      var reading = options.sourceOptions
      reading.named = check.columnNames
      let source = try SourceRegistry.source(for: options.sources, options: reading)
      return try make(source, options.arrangement, cards: cards, appearance: appearance, check: check, kept: kept)
    } catch {
      throw Failure(error)
    }
  }

  /// A directory's content, opened from a card.
  func directory(_ path: [UInt8], _ appearance: Appearance) throws(SourceError) -> any BrowseContent {
    var reading = options.sourceOptions
    reading.format = .dir
    let source = try SourceRegistry.source(for: [path], options: reading)
    // The filter was for what the command line names.
    var arrangement = options.arrangement
    arrangement.filter = nil
    return try make(
      source, arrangement, cards: (try? cards()) ?? CardTemplates(), appearance: appearance)
  }

  private func make(
    _ source: any Source, _ arrangement: Arrangement, cards: CardTemplates, appearance: Appearance,
    check: TemplateCheck? = nil, kept: GridState? = nil
  ) throws(SourceError) -> any BrowseContent {
    try CatalogContent(
      source, arrangement: arrangement, rowOrder: options.rowOrder, cards: cards, appearance: appearance,
      check: check, kept: kept)
  }

  /// The person's own cards: the one the command line names, else what the configuration folder has.
  func cards() throws(Failure) -> CardTemplates {
    let folder = CardFolder(environment: Environment.value)
    var cards = CardTemplates()
    do throws(UsageError) {
      cards.chosen = try options.card?.load(in: folder)
      if cards.chosen == nil {
        cards.record = try folder?.replacement(for: RecordCard.templateName)
        cards.entry = try folder?.replacement(for: EntryCard.templateName)
      }
    } catch {
      throw Failure(error)
    }
    return cards
  }
}
