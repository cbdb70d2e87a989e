internal import CNcurses

/// What the terminfo entry of the current screen says.
enum Capability {
  /// A string capability, or nil where the terminal lacks it.
  ///
  /// Behind it stands `tigetstr`.
  static func string(_ name: String) -> [UInt8]? {
    unsafe cn_capability(name).map { unsafe Array(String(cString: $0).utf8) }
  }

  /// A string capability without the pauses that real terminals of old needed, to be written as it is.
  static func bytes(_ name: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = (string(name) ?? [])[...]
    while let first = rest.first {
      if first == UInt8(ascii: "$"), rest.dropFirst().first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The sequences of all keys the entry knows.
  static func keySequences() -> KeySequences {
    var sequences: [(bytes: [UInt8], key: Key)] = []
    func add(_ name: String, _ key: Key) {
      if let bytes = string(name) { sequences.append((bytes, key)) }
    }
    for (name, code) in keys { add(name, Key(code)) }
    for (name, code) in shifted { add(name, Key(code, .shift)) }
    for (name, code) in extended {
      // The number at the end is what xterm sends for the modifiers.
      for number in 2...8 {
        add(number == 2 ? name : "\(name)\(number)", Key(code, Key.Modifiers(parameter: number)))
      }
    }
    for number in 1...63 { add("kf\(number)", Key(.function(number))) }
    return KeySequences(sequences)
  }

  private static let keys: [(String, Key.Code)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end),
    ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert), ("kdch1", .delete), ("kbs", .backspace),
    ("kent", .enter), ("ka1", .home), ("ka3", .pageUp), ("kc1", .end), ("kc3", .pageDown),
  ]
  private static let shifted: [(String, Key.Code)] = [("kcbt", .tab), ("kri", .up), ("kind", .down)]
  private static let extended: [(String, Key.Code)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
    ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
  ]
}
