internal import ShelfKit

/// Where the template of the cards comes from.
enum CardSource: Hashable, Sendable {
  /// The command line.
  case template(CardTemplate)
  /// A file, by its path.
  case file([UInt8])

  /// What messages about the template begin with.
  var origin: String {
    switch self {
    case .template: "--card"
    case .file(let path): String(decoding: path, as: UTF8.self)
    }
  }

  /// The template, read from its file where it is in one.
  ///
  /// - Throws: `UsageError` when the file cannot be read or holds no template.
  func load() throws(UsageError) -> CardTemplate {
    switch self {
    case .template(let template):
      return template
    case .file(let path):
      let text = try SmallFile.text(path)
      do {
        return try CardTemplate(text)
      } catch {
        throw UsageError("\(origin): \(error)")
      }
    }
  }
}
