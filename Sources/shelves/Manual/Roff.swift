/// Writing a manual page in the `man` macros.
enum Roff {
  /// Text that stands for itself, wherever it stands in a line. See `groff_char(7)`.
  static func text(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "←": result += "Left"
      case "→": result += "Right"
      case "↑": result += "Up"
      case "↓": result += "Down"
      default: result.append(character)
      }
    }
    // At the start of a line a dot would begin a request; the zero-width character keeps it text.
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  /// A section's heading.
  static func section(_ title: String) -> String { ".SH \(title)\n" }

  /// A heading within a section.
  static func subsection(_ title: String) -> String { ".SS \(text(title))\n" }

  /// Paragraphs of plain text; a blank line begins the next.
  static func paragraphs(_ plain: String) -> String {
    plain.split(separator: "\n\n").map { lines(String($0)) }.joined(separator: ".PP\n")
  }

  /// A term and what it means. `term` is ready-made.
  static func entry(_ term: String, _ meaning: String) -> String { ".TP\n\(term)\n\(lines(meaning))" }

  /// Lines to be typed or read as they stand.
  static func example(_ plain: String) -> String {
    ".PP\n.RS 4\n.nf\n" + plain.split(separator: "\n").map { text(String($0)) + "\n" }.joined() + ".fi\n.RE\n"
  }

  static func bold(_ plain: String) -> String { "\\fB\(text(plain))\\fR" }
  static func italic(_ plain: String) -> String { "\\fI\(text(plain))\\fR" }

  /// Running text, in lines that a person can read in the source too.
  private static func lines(_ plain: String) -> String {
    var lines: [String] = []
    for word in plain.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= 72 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { text($0) + "\n" }.joined()
  }
}
