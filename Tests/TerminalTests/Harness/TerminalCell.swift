import CVTerm

/// One cell of the emulated screen.
struct TerminalCell: Equatable {
  /// What is drawn there: a grapheme, a blank, or nothing in the right half of a wide character.
  var text: String
  /// Columns it takes: 1, 2, or 0 for the right half of a wide character.
  var width: Int
  /// Its colours and attributes.
  var style: Style

  /// Colours and attributes as a terminal knows them.
  struct Style: Equatable {
    var bold = false
    var underline = false
    var italic = false
    var blink = false
    var reverse = false
    var foreground = Color.standard
    var background = Color.standard

    /// What a terminal draws after a reset.
    static let plain = Style()
  }

  /// A colour as it was asked for.
  enum Color: Equatable {
    case standard
    case palette(Int)
    case rgb(UInt32)

    init(_ color: VTermCellColor) {
      switch color.kind {
      case Int32(VTERM_CELL_PALETTE): self = .palette(Int(color.value))
      case Int32(VTERM_CELL_RGB): self = .rgb(color.value)
      default: self = .standard
      }
    }
  }

  init(_ cell: VTermCell) {
    let all = [
      cell.scalars.0, cell.scalars.1, cell.scalars.2, cell.scalars.3, cell.scalars.4, cell.scalars.5,
    ]
    var text = String.UnicodeScalarView()
    for code in all.prefix(Int(cell.scalar_count)) {
      text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    width = Int(cell.width)
    self.text = text.isEmpty && width > 0 ? " " : String(text)
    style = Style(
      bold: cell.bold, underline: cell.underline, italic: cell.italic, blink: cell.blink,
      reverse: cell.reverse, foreground: Color(cell.foreground), background: Color(cell.background))
  }
}
