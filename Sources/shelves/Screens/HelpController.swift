internal import Curses
internal import ShelfKit

/// The keys, as a screen: made from the table that the keys themselves come from.
final class HelpController: PagerController {
  override var heading: String { "Keys" }

  /// One line an action, group by group.
  override func text(columns: Int) -> [PagerView.Line] {
    let sections = HelpTable(session.bindings, ascii: session.appearance.isASCII).sections
    let setter = session.typesetter
    let widest = sections.flatMap(\.lines).map { setter.columns(of: $0.keys) }.max() ?? 0
    var lines: [PagerView.Line] = []
    for section in sections {
      if !lines.isEmpty { lines.append(PagerView.Line("")) }
      lines.append(PagerView.Line(section.title, style: session.appearance.theme[.heading]))
      for entry in section.lines {
        lines.append(
          PagerView.Line([
            TemplateRun("  "), TemplateRun(entry.keys, width: widest), TemplateRun("  \(entry.title)"),
            synonyms(entry),
          ]))
      }
    }
    return lines
  }

  /// Other words for an action, so that a search finds it by them.
  private func synonyms(_ entry: HelpTable.Line) -> TemplateRun {
    let words = entry.synonyms.joined(separator: ", ")
    return TemplateRun(words.isEmpty ? "" : " (\(words))", style: session.appearance.theme[.dim])
  }
}
