/// The modes a program switched on a terminal, and what it told it about title and clipboard.
///
/// libvterm knows only some modes and reports strings differently from version to version; this reads the program's
/// own bytes. It is fed piece by piece: a sequence may be split anywhere.
struct TerminalModes {
  /// Private modes by number, as they were set last; a mode that is absent was never touched.
  private(set) var privateModes: [Int: Bool] = [:]
  /// Whether the number pad sends application sequences.
  private(set) var applicationKeypad = false
  /// Operating system commands in the order they came, such as `0;title` or `52;c;...`.
  private(set) var commands: [String] = []

  private enum State {
    case ground, escape, sequence, command, commandEscape
  }
  private var state = State.ground
  private var pending: [UInt8] = []

  /// Whether the other screen is shown, which full-screen programs draw on.
  var alternateScreen: Bool { [47, 1047, 1049].contains { privateModes[$0] == true } }
  var cursorVisible: Bool { privateModes[25] ?? true }
  var bracketedPaste: Bool { privateModes[2004] ?? false }
  /// Whether any kind of mouse report is on.
  var mouse: Bool { [9, 1000, 1002, 1003].contains { privateModes[$0] == true } }

  /// What is not as a terminal is at the start, for people to read; empty if nothing.
  var changed: [String] {
    // Wrapping at the edge and the visible cursor are on from the start, everything else is off.
    let on: Set = [7, 25]
    var list = privateModes.filter { $0.value != on.contains($0.key) }
      .map { "mode \($0.key) is \($0.value ? "on" : "off")" }.sorted()
    if applicationKeypad { list.append("the number pad sends application sequences") }
    return list
  }

  /// Reads what a program wrote.
  mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes { step(byte) }
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .ground:
      if byte == 0x1B { state = .escape }
    case .escape:
      pending = []
      switch byte {
      case UInt8(ascii: "["): state = .sequence
      case UInt8(ascii: "]"): state = .command
      case UInt8(ascii: "="), UInt8(ascii: ">"):
        applicationKeypad = byte == UInt8(ascii: "=")
        state = .ground
      default: state = .ground
      }
    case .sequence:
      if byte < 0x40 {
        pending.append(byte)
      } else {
        finishSequence(final: byte)
        state = .ground
      }
    case .command:
      if byte == 0x07 {
        finishCommand()
      } else if byte == 0x1B {
        state = .commandEscape
      } else {
        pending.append(byte)
      }
    case .commandEscape:
      finishCommand()
    }
  }

  private mutating func finishSequence(final: UInt8) {
    guard pending.first == UInt8(ascii: "?"), final == UInt8(ascii: "h") || final == UInt8(ascii: "l")
    else { return }
    for number in pending.dropFirst().split(separator: UInt8(ascii: ";")) {
      guard let mode = Int(String(decoding: number, as: UTF8.self)) else { continue }
      privateModes[mode] = final == UInt8(ascii: "h")
    }
  }

  private mutating func finishCommand() {
    commands.append(String(decoding: pending, as: UTF8.self))
    state = .ground
  }
}
