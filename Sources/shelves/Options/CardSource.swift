internal import ShelfKit

/// Where the template of the cards comes from.
enum CardSource: Hashable, Sendable {
  /// The command line.
  case template(CardTemplate)
  /// A file, by its path.
  case file([UInt8])

  /// The template, read from its file where it is in one.
  ///
  /// - Parameter folder: where a file is looked for that is not where its name leads.
  /// - Throws: `UsageError` when the file cannot be read or holds no template.
  func load(in folder: CardFolder?) throws(UsageError) -> LoadedCard {
    switch self {
    case .template(let template):
      return LoadedCard(origin: "--card", template: template)
    case .file(let name):
      let path = folder?.located(name) ?? name
      let text = try SmallFile.text(path)
      let origin = String(decoding: path, as: UTF8.self)
      do {
        return LoadedCard(origin: origin, template: try CardTemplate(text))
      } catch {
        throw UsageError("\(origin): \(error)")
      }
    }
  }
}
