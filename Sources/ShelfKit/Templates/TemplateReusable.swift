/// A cell, header or footer type that is reused by its name and drawn from a template of the same name: its nib.
///
/// Conforming is usually two properties, the text of the template and room for it once it is read; the names follow
/// from the type:
///
///     final class MovieCard: Cell, TemplateReusable {
///       static var templateText: String { String(decoding: PackageResources.MovieCard_card, as: UTF8.self) }
///       var template: CardTemplate?
///     }
///
/// `grid.register(MovieCard.self)` reads the text, once; each card has its `template` from the moment it is made.
/// Two kinds of cell that look the same can share a template by giving the same `templateName`; a type that
/// stands in two pools gives itself another `reuseIdentifier`.
public protocol TemplateReusable: ReusableView {
  /// What the template is called, without `.card`; the reuse identifier unless said otherwise.
  static var templateName: String { get }
  /// The text of the template, as it stands in its file.
  static var templateText: String { get }
  /// The template the type was registered with; set once, before anybody sees the view, and kept over reuse.
  var template: CardTemplate? { get set }
}

extension TemplateReusable {
  /// The reuse identifier.
  public static var templateName: String { reuseIdentifier }

  /// Reads the template; once for a pool, when the type is registered.
  ///
  /// - Throws: `TemplateError` with the line and the column of the first mistake.
  public static func loadTemplate() throws(TemplateError) -> CardTemplate { try CardTemplate(templateText) }
}
