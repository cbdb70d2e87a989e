internal import Catalog
internal import ShelfKit

/// Makes the content of the first screen from the command line.
struct Opening {
  let options: Options

  /// The demo, or the sources that were named, their reading begun.
  func content(_ appearance: Appearance) throws(Failure) -> any BrowseContent {
    if let extent = options.demo { return DemoContent(extent, churn: options.churn ?? 0, appearance: appearance) }
    let card = try card()
    do throws(SourceError) {
      let source = try SourceRegistry.source(for: options.sources, options: options.sourceOptions)
      return try make(source, card: card, appearance: appearance, check: TemplateCheck(options, card: card))
    } catch {
      throw Failure(error)
    }
  }

  /// A directory's content, opened from a card.
  func directory(_ path: [UInt8], _ appearance: Appearance) throws(SourceError) -> any BrowseContent {
    var reading = options.sourceOptions
    reading.format = .dir
    let source = try SourceRegistry.source(for: [path], options: reading)
    return try make(source, card: try? card(), appearance: appearance)
  }

  private func make(
    _ source: any Source, card: CardTemplate?, appearance: Appearance, check: TemplateCheck? = nil
  ) throws(SourceError) -> any BrowseContent {
    try CatalogContent(
      source, arrangement: options.arrangement, rowOrder: options.rowOrder, card: card, appearance: appearance,
      check: check)
  }

  /// The person's own card, if there is one.
  func card() throws(Failure) -> CardTemplate? {
    do throws(UsageError) {
      return try options.card?.load()
    } catch {
      throw Failure(error)
    }
  }
}
