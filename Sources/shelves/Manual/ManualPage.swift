/// The manual page: what is about options and keys comes from the tables that the program itself reads.
enum ManualPage {
  /// The page in the `man` macros.
  static var text: String {
    [
      ".TH SHELVES 1 \"\" \"\(Roff.text(HelpText.version))\" \"User Commands\"\n",
      Roff.section("NAME"), "shelves \\- browse grouped data, row by row and card by card\n",
      Roff.section("SYNOPSIS"), ".B shelves\n[\\fIoption\\fR]... [\\fIsource\\fR]...\n",
      Roff.section("DESCRIPTION"), Roff.paragraphs(ManualText.description),
      Roff.section("SOURCES"), entries(ManualText.sources),
      Roff.section("OPTIONS"), options,
      Roff.section("KEYS"), Roff.paragraphs(ManualText.keys), keys,
      Roff.section("CARDS AND OUTPUT"), Roff.paragraphs(ManualText.templates),
      Roff.section("CONFIGURATION"), Roff.paragraphs(ManualText.configuration), actions,
      Roff.subsection("Themes"), Roff.paragraphs(ManualText.themes), roles,
      Roff.section("EXIT STATUS"), entries(ManualText.exitStatus),
      Roff.section("ENVIRONMENT"), entries(ManualText.environment),
      Roff.section("FILES"), entries(ManualText.files),
      Roff.section("EXAMPLES"), examples,
      Roff.section("SEE ALSO"), ".BR fzf (1),\n.BR less (1)\n",
    ].joined()
  }

  private static func entries(_ list: [(String, String)]) -> String {
    list.map { Roff.entry(Roff.bold($0.0), $0.1) }.joined()
  }

  private static var examples: String {
    ManualText.examples.map { Roff.paragraphs($0.0) + Roff.example($0.1) }.joined(separator: ".PP\n")
  }

  private static var options: String {
    OptionSpec.Group.allCases.map { group in
      let entries = OptionTable.all.filter { $0.group == group && $0.isAvailable }.map { spec in
        Roff.entry(term(spec), sentence(spec.summary))
      }
      return Roff.subsection(group.rawValue) + entries.joined()
    }.joined()
  }

  private static func term(_ spec: OptionSpec) -> String {
    let names = (spec.letter.map { [Roff.bold("-\($0)")] } ?? []) + [Roff.bold("--\(spec.long)")]
    let value =
      switch spec.argument {
      case .none: ""
      case .required(let value): " " + Roff.italic(value)
      case .optional(let value): "[=\(Roff.italic(value))]"
      }
    return names.joined(separator: ", ") + value
  }

  private static var keys: String {
    HelpTable(.standard).sections.map { section in
      let entries = section.lines.map { Roff.entry(Roff.bold($0.keys), sentence($0.title)) }
      return Roff.subsection(section.title) + entries.joined()
    }.joined()
  }

  private static var actions: String {
    ActionTable.all.filter(\.isAvailable).map { info in
      let keys = KeyBindings.standard.keys(for: info.action).map { $0.label() }
      return Roff.entry(Roff.bold(info.action.name), sentence(info.title) + " " + keys.joined(separator: " "))
    }.joined()
  }

  private static var roles: String {
    ThemeRole.allCases.map { Roff.entry(Roff.bold($0.rawValue), sentence($0.meaning)) }.joined()
  }

  /// A summary of a table, as a sentence.
  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
