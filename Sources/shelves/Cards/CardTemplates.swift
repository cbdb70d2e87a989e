internal import ShelfKit

/// The templates that a person has put in place of the built-in ones.
struct CardTemplates: Hashable, Sendable {
  /// The one the command line names, for all cards.
  var chosen: LoadedCard?
  /// What the configuration folder has for cards of records.
  var record: LoadedCard?
  /// What it has for cards of entries.
  var entry: LoadedCard?

  /// What a type of card is registered with; `nil` for its own.
  func template(isEntries: Bool) -> CardTemplate? { (chosen ?? (isEntries ? entry : record))?.template }
}

/// A template, and where it was read.
struct LoadedCard: Hashable, Sendable {
  /// What messages about it begin with: its option or its file.
  var origin: String
  /// The template.
  var template: CardTemplate
}
