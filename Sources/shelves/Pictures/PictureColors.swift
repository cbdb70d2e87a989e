internal import Curses

/// The two colours that a style comes to in a picture, as `#rrggbb`.
struct PictureColors: Hashable {
  var foreground: String
  var background: String

  /// What stands for the terminal's own colours: light gray on a dark ground.
  static let plain = PictureColors(Style.plain)

  init(_ style: Style) {
    var front = Self.rgb(style.foreground) ?? Palette.RGB(red: 212, green: 212, blue: 212)
    var back = Self.rgb(style.background) ?? Palette.RGB(red: 24, green: 26, blue: 31)
    if style.attributes.contains(.reverse) { swap(&front, &back) }
    if style.attributes.contains(.dim) { front = Self.mixed(front, with: back) }
    foreground = Self.text(front)
    background = Self.text(back)
  }

  private static func rgb(_ color: Color) -> Palette.RGB? {
    switch color {
    case .terminalDefault: nil
    case .indexed(let index): Palette.rgb(of: index)
    case .rgb(let red, let green, let blue): Palette.RGB(red: Int(red), green: Int(green), blue: Int(blue))
    }
  }

  /// Three parts of a colour and two of another.
  private static func mixed(_ color: Palette.RGB, with other: Palette.RGB) -> Palette.RGB {
    Palette.RGB(
      red: (3 * color.red + 2 * other.red) / 5, green: (3 * color.green + 2 * other.green) / 5,
      blue: (3 * color.blue + 2 * other.blue) / 5)
  }

  private static func text(_ color: Palette.RGB) -> String {
    "#"
      + [color.red, color.green, color.blue].map { part in
        let digits = String(part, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
