extension Typesetter {
  /// Makes a cluster drawable with ASCII alone: look-alikes where there are good ones, `^A` for controls, else `?`.
  func appendASCII(_ character: Character, to glyphs: inout [Glyph]) {
    var isDrawn = false
    for scalar in character.unicodeScalars.prefix(Self.longestCluster) {
      switch scalar.value {
      case 0x00...0x1F:
        glyphs.append(Self.asciiGlyph("^"))
        glyphs.append(Self.asciiGlyph(Unicode.Scalar(UInt8(scalar.value) + 0x40)))
      case 0x20...0x7E:
        glyphs.append(Self.asciiGlyph(scalar))
      case 0x7F:
        glyphs.append(Self.asciiGlyph("^"))
        glyphs.append(Self.asciiGlyph("?"))
      case 0x1F1E6...0x1F1FF:
        glyphs.append(Glyphs.ascii[Int(scalar.value - 0x1F1E6) + 0x21])
      default:
        // One sign for a cluster is enough: what combines or joins says nothing in ASCII.
        if isDrawn || (scalar.columns == 0 && !scalar.overridesDirection) { continue }
        glyphs.append(contentsOf: Self.lookAlike(of: scalar).map(Self.asciiGlyph))
      }
      isDrawn = true
    }
  }

  private static func asciiGlyph(_ scalar: Unicode.Scalar) -> Glyph {
    Glyphs.ascii[Int(scalar.value) - 0x20]
  }

  private static func lookAlike(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    (lookAlikes[scalar] ?? "?").unicodeScalars
  }

  /// ASCII for the signs a program of ours draws with, and for the usual ones of typography.
  ///
  /// Light lines and heavy ones stay apart, so that what is marked by a heavy border still is.
  private static let lookAlikes: [Unicode.Scalar: String] = {
    let groups: [(String, String)] = [
      ("─╌┄┈‐‑‒–—−", "-"), ("│╎┆┊▏▕", "|"), ("╭╮╰╯┌┐└┘├┤┬┴┼", "+"),
      ("━═╍┅┉", "="), ("┃║╏┇┋┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬█▓▒░▌▐", "#"),
      ("←‹◀◂⟨", "<"), ("→›▶▸⟩", ">"), ("↑▲▴", "^"), ("↓▼▾", "v"),
      ("•●■◆★✓✔", "*"), ("○□◇☆◦", "o"), ("·∙․", "."), ("×✗✘", "x"),
      ("‘’‚′", "'"), ("“”„″", "\""), ("…", "..."), ("«", "<<"), ("»", ">>"),
      ("\u{A0}\u{2007}\u{202F}", " "), ("\u{AD}", "-"), ("⏎", "<"),
    ]
    var result: [Unicode.Scalar: String] = [:]
    for (signs, ascii) in groups {
      for sign in signs.unicodeScalars { result[sign] = ascii }
    }
    return result
  }()
}
