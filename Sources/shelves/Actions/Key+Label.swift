internal import Curses

extension Key {
  /// How help shows the key: `Shift-←`, `Ctrl-L`, `q`.
  ///
  /// - Parameter ascii: whether only ASCII can be shown; an arrow is then its name.
  func label(ascii: Bool = false) -> String {
    var held = ""
    if modifiers.contains(.control) { held += "Ctrl-" }
    if modifiers.contains(.alt) { held += "Alt-" }
    if modifiers.contains(.shift) { held += "Shift-" }
    return held + codeLabel(ascii: ascii)
  }

  private func codeLabel(ascii: Bool) -> String {
    if let name = KeyName.all.first(where: { $0.code == code }) { return ascii ? name.asciiLabel : name.label }
    return switch code {
    case .function(let number): "F\(number)"
    // Keyboards show capitals, and nobody means Ctrl-Shift by one.
    case .character(let character) where modifiers.contains(.control): character.uppercased()
    case .character(let character): String(character)
    default: preconditionFailure("a key without a name: \(code)")
    }
  }
}
