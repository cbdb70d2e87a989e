internal import ShelfKit

/// The card of a file or a directory; what it says is in `EntryCard.card`.
final class EntryCard: CardCell, TemplateReusable {
  static var templateText: String { String(decoding: PackageResources.EntryCard_card, as: UTF8.self) }
}
