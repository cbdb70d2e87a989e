internal import Curses

/// The size of a screen as people write it: `80x24`, columns before lines.
enum ScreenExtent {
  /// The most columns, and the most lines.
  static let longestSide = 9999

  /// The most cells, which keeps a slip like `8000x2400` from taking gigabytes.
  static let mostCells = 4_000_000

  /// What a size has to be, for messages.
  static let rule = "from 1x1 to \(longestSide)x\(longestSide) and \(mostCells) cells"

  /// The size that a text stands for; `nil` if it is none or none that can be drawn.
  static func size(_ text: some StringProtocol) -> Size? {
    guard let (width, height) = pair(text), (1...longestSide).contains(width),
      (1...longestSide).contains(height), width * height <= mostCells
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Two numbers with an `x` between them; one that is too large for an `Int` is the largest.
  static func pair(_ text: some StringProtocol) -> (Int, Int)? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
    guard parts.count == 2, let first = KeyScript.decimal(parts[0]), let second = KeyScript.decimal(parts[1])
    else { return nil }
    return (first, second)
  }
}
