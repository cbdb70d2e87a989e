internal import Catalog
internal import ShelfKit

/// The templates of a command line, to be held against the columns of a source once these are known.
struct TemplateCheck {
  private let card: LoadedCard?
  private let output: Template?

  /// Takes the templates out of the options.
  ///
  /// - Parameter card: the template that `options.card` stands for, read from its file.
  init(_ options: Options, card: LoadedCard?) {
    self.card = options.preset.isDisjoint(with: [.card, .cardFile]) ? card : nil
    if case .template(let template) = options.output { output = template } else { output = nil }
  }

  /// The first field that names no column, as a mistake on the command line; `nil` if all of them are there.
  func mistake(_ columns: [Column]) -> UsageError? {
    let names = columns.map(\.name)
    do throws(TemplateError) {
      _ = try card?.template.resolve(columns: names, properties: CardFace.properties)
    } catch {
      return UsageError("\(card?.origin ?? ""): \(error)")
    }
    do throws(TemplateError) {
      _ = try output?.resolve(columns: names, properties: ItemProperty.names)
    } catch {
      return UsageError("--output: \(error)")
    }
    return nil
  }
}
