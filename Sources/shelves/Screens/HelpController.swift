internal import Curses
internal import ShelfKit

/// The keys, as a screen: made from the table that the keys themselves come from.
final class HelpController: PagerController {
  override func heading(columns: Int) -> String { "Keys" }

  /// The fewest columns that what an action does is given beside its keys; where there are less it stands below them.
  private static let leastRoom = 20

  /// One line an action, group by group; on a narrow screen several.
  override func text(columns: Int) -> [PagerView.Line] {
    let sections = HelpTable(session.bindings, ascii: session.appearance.isASCII).sections
    let setter = session.typesetter
    let widest = sections.flatMap(\.lines).map { setter.columns(of: $0.keys) }.max() ?? 0
    var lines: [PagerView.Line] = []
    for section in sections {
      if !lines.isEmpty { lines.append(PagerView.Line("")) }
      lines.append(PagerView.Line(section.title, style: session.appearance.theme[.heading]))
      for entry in section.lines {
        guard columns - widest - 4 >= Self.leastRoom else {
          lines.append(PagerView.Line("  \(entry.keys)"))
          lines += setter.wrapped(entry.title + synonyms(entry), to: max(1, columns - 4)).map {
            PagerView.Line("    \($0)")
          }
          continue
        }
        lines.append(
          PagerView.Line([
            TemplateRun("  "), TemplateRun(entry.keys, width: widest), TemplateRun("  \(entry.title)"),
            TemplateRun(synonyms(entry), style: session.appearance.theme[.dim]),
          ]))
      }
    }
    return lines
  }

  /// Other words for an action, so that a search finds it by them.
  private func synonyms(_ entry: HelpTable.Line) -> String {
    entry.synonyms.isEmpty ? "" : " (\(entry.synonyms.joined(separator: ", ")))"
  }
}
