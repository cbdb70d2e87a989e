/// The text of `--help`, made from the table of options.
enum HelpText {
  /// What `--version` prints, without the line end.
  static let version = "shelves 0.1.0"

  /// The whole help, lines of 80 columns at most, ending with a newline.
  static let text: String = {
    let sections = OptionSpec.Group.allCases.map { group in
      let lines = OptionTable.all.filter { $0.group == group && $0.isAvailable }.map(lines)
      return "\(group.rawValue):\n" + lines.joined()
    }
    return ([introduction] + sections + [conclusion]).joined(separator: "\n")
  }()

  private static let introduction = """
    Usage: shelves [OPTION]... [SOURCE]...

    Browse grouped data: a list of rows, each a list of cards that scrolls sideways
    on its own.

    A source is a directory, a file of delimited text, of JSON or of plain lines, or
    - for standard input. Without one it is standard input if that is no terminal,
    else the current directory.

    """

  private static let conclusion = """
    Options may also stand in ~/.config/shelves/config, one a line, and in the
    variable SHELVES_OPTS; the command line goes before both. What they set is taken
    back by --no-NAME, as in --no-ascii or --no-preview (and by --header, --mouse);
    --no-config takes back everything. The manual page says more.

    Exit status: 0 done, or something was chosen; 1 nothing to choose; 2 wrong usage
    or a source that cannot be read; 130 left without choosing, or interrupted.

    """

  private static let width = 80
  private static let indentation = 29

  /// The lines of one option: what is typed at the left, what it means at the right.
  private static func lines(of spec: OptionSpec) -> String {
    let margin = String(repeating: " ", count: indentation)
    let synopsis = "  " + spec.synopsis
    let meaning = wrapped(spec.summary, to: width - indentation)
    let begins = synopsis.count + 2 <= indentation
    let head = begins ? synopsis + margin.dropFirst(synopsis.count) + (meaning.first ?? "") : synopsis
    let tail = begins ? meaning.dropFirst() : meaning[...]
    return ([head] + tail.map { margin + $0 }).map { $0 + "\n" }.joined()
  }

  /// The words of an ASCII text in lines of a width.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
