/// A cell type that is reused by its name and drawn from a template of the same name.
///
/// Conforming is usually one property, the text of the template; the names follow from the type:
///
///     final class MovieCard: Cell, TemplateReusable {
///       static var templateText: String { String(decoding: PackageResources.MovieCard_card, as: UTF8.self) }
///     }
///
/// Two kinds of cell that look the same can share a template by giving the same `templateName`; a type that
/// stands in two pools gives itself another `reuseIdentifier`.
public protocol TemplateReusable: ReusableView {
  /// What the template is called, without `.card`; the reuse identifier unless said otherwise.
  static var templateName: String { get }
  /// The text of the template, as it stands in its file.
  static var templateText: String { get }
}

extension TemplateReusable {
  /// The reuse identifier.
  public static var templateName: String { reuseIdentifier }

  /// Reads the template; once for a type, when it is registered.
  ///
  /// - Throws: `TemplateError` with the line and the column of the first mistake.
  public static func loadTemplate() throws(TemplateError) -> CardTemplate { try CardTemplate(templateText) }
}
