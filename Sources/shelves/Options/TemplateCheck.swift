internal import Catalog
internal import ShelfKit

/// The templates of a command line, to be held against the columns of a source once these are known.
struct TemplateCheck {
  private let card: LoadedCard?
  private let output: Template?
  private let commands: [(origin: String, template: CommandTemplate)]

  /// Takes the templates out of the options.
  ///
  /// - Parameter card: the template that `options.card` stands for, read from its file.
  init(_ options: Options, card: LoadedCard?) {
    self.card = options.preset.isDisjoint(with: [.card, .cardFile]) ? card : nil
    commands = [("--preview", options.preview), ("--open", options.open)].compactMap { origin, template in
      template.map { (origin, $0) }
    }
    if case .template(let template) = options.output { output = template } else { output = nil }
  }

  /// What the fields call columns. Of a command it is all that stands between braces, which may be its own.
  var columnNames: [String] {
    let segments = Array((card?.template.lines ?? []).joined()) + (output?.segments ?? [])
    return segments.compactMap(\.columnName) + commands.flatMap(\.template.fieldNames)
  }

  /// The first field that names no column, or is written as none can be, as a mistake on the command line; `nil` if all is
  /// well.
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
    for (origin, command) in commands {
      guard let field = command.formattedField(columns: names) else { continue }
      return UsageError("\(origin): a field of a command has neither width nor looks: \(field)")
    }
    return nil
  }
}
