/// A line-drawing character by the arms it has from the middle of its cell.
struct BoxGlyph: Hashable {
  /// How heavy an arm is.
  enum Weight: Hashable { case none, light, heavy }

  var left = Weight.none
  var right = Weight.none
  var up = Weight.none
  var down = Weight.none
  /// Whether the two arms meet in a curve.
  var isRound = false

  /// The arms of a character; `nil` for one that is not drawn as lines.
  init?(_ text: String) {
    guard let arms = Self.arms(text) else { return nil }
    let weight: Weight = Self.heavy.contains(text) ? .heavy : .light
    if arms.contains("l") { left = weight }
    if arms.contains("r") { right = weight }
    if arms.contains("u") { up = weight }
    if arms.contains("d") { down = weight }
    isRound = arms.contains("o")
  }

  private static let heavy = Set("━┃┏┓┗┛┣┫┳┻╋".map { String($0) })

  /// The arms by their initials, `o` for a curve.
  private static func arms(_ text: String) -> String? {
    switch text {
    case "─", "━": "lr"
    case "│", "┃": "ud"
    case "┌", "┏": "rd"
    case "┐", "┓": "ld"
    case "└", "┗": "ru"
    case "┘", "┛": "lu"
    case "├", "┣": "rud"
    case "┤", "┫": "lud"
    case "┬", "┳": "lrd"
    case "┴", "┻": "lru"
    case "┼", "╋": "lrud"
    case "╭": "rdo"
    case "╮": "ldo"
    case "╰": "ruo"
    case "╯": "luo"
    default: nil
    }
  }
}
