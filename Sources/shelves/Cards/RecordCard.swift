internal import ShelfKit

/// The card of a record; what it says is in `RecordCard.card`.
final class RecordCard: CardCell, TemplateReusable {
  static var templateText: String { String(decoding: PackageResources.RecordCard_card, as: UTF8.self) }
}
