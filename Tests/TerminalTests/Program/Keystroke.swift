/// What an xterm sends for keys that are no characters.
enum Keystroke {
  static let up = "\u{1B}OA"
  static let down = "\u{1B}OB"
  static let right = "\u{1B}OC"
  static let left = "\u{1B}OD"
  static let home = "\u{1B}OH"
  static let end = "\u{1B}OF"
  static let escape = "\u{1B}"
  static let enter = "\r"
  static let controlC = "\u{03}"
  static let controlL = "\u{0C}"
  static let controlZ = "\u{1A}"

  /// Text as it arrives when a person pastes it.
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

  /// A press and release of the left button on a cell counted from 1.
  static func click(_ column: Int, _ row: Int) -> String {
    "\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m"
  }

  /// One step of the wheel towards the person, over a cell counted from 1.
  static func wheelDown(_ column: Int, _ row: Int) -> String { "\u{1B}[<65;\(column);\(row)M" }
}
