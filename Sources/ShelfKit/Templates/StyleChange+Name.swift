internal import Curses

extension StyleChange {
  /// The words a template may use after `|`, for messages and documentation.
  public static let names: [String] =
    attributeNames.map(\.name) + colorNames + ["bright-COLOUR", "on-COLOUR", "0 to 255", "#rrggbb"]

  /// The change a word stands for; `nil` if it is no style.
  ///
  /// Attributes are `bold`, `dim`, `italic`, `underline` and `reverse`. A colour is one of the terminal's
  /// eight by name, its bright form as `bright-red`, `gray`, `default`, a number of the palette of 256, or
  /// `#rrggbb`; `on-` before a colour sets the background. Case does not matter.
  public init?(name: String) {
    let word = name.lowercased()
    if let attribute = Self.attributeNames.first(where: { $0.name == word }) {
      self.init(attributes: attribute.attribute)
    } else if word.hasPrefix("on-"), let color = Self.color(named: word.dropFirst(3)) {
      self.init(background: color)
    } else if let color = Self.color(named: Substring(word)) {
      self.init(foreground: color)
    } else {
      return nil
    }
  }

  private static let attributeNames: [(name: String, attribute: Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
  ]

  /// In the order of the terminal's palette.
  private static let paletteNames = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  private static let colorNames = paletteNames + ["gray", "default"]

  private static func color(named word: Substring) -> Color? {
    if let index = paletteNames.firstIndex(of: String(word)) { return .indexed(UInt8(index)) }
    if word == "gray" || word == "grey" { return .indexed(8) }
    if word == "default" { return .terminalDefault }
    if word.hasPrefix("bright-"), let index = paletteNames.firstIndex(of: String(word.dropFirst(7))) {
      return .indexed(UInt8(8 + index))
    }
    if word.hasPrefix("#") { return rgb(word.dropFirst()) }
    guard word.utf8.allSatisfy(isDigit), let number = UInt8(word) else { return nil }
    return .indexed(number)
  }

  private static func rgb(_ digits: Substring) -> Color? {
    guard digits.utf8.count == 6, digits.utf8.allSatisfy(isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    return .rgb(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }

  // The initialisers of the integers take a sign as well, which is no part of a colour.
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte) }
}
