extension InputDecoder {
  /// Escape, and all that begins with it.
  func escape(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Step {
    let rest = bytes.dropFirst()
    guard let second = rest.first else {
      return isFinal ? .done(.key(Key(.escape)), 1) : .incomplete(mayEnd: true)
    }
    switch keySequences.match(bytes) {
    case .key(let key, let length): return .done(.key(key), length)
    case .prefix where !isFinal: return .incomplete(mayEnd: true)
    default: break
    }
    switch second {
    case UInt8(ascii: "["): return controlSequence(bytes, isFinal: isFinal)
    case UInt8(ascii: "O"): return singleShift(bytes, isFinal: isFinal)
    case 0x1B: return doubleEscape(bytes, isFinal: isFinal)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      if let step = answer(bytes, isFinal: isFinal) { return step }
      return .done(.key(Key(.character(Character(UnicodeScalar(second))), .alt)), 2)
    default:
      switch plain(rest) {
      case .done(.key(let key), let length): return .done(.key(key.adding(.alt)), 1 + length)
      case .done(_, let length): return .done(nil, 1 + length)
      case .incomplete: return .incomplete(mayEnd: false)
      }
    }
  }

  /// Escape twice: the second may begin the sequence of a key held down with Alt, as rxvt and PuTTY send it.
  private func doubleEscape(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Step {
    let rest = bytes.dropFirst()
    let third = rest.dropFirst().first
    guard let third else { return isFinal ? .done(.key(Key(.escape)), 1) : .incomplete(mayEnd: true) }
    guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else { return .done(.key(Key(.escape)), 1) }
    switch escape(rest, isFinal: isFinal) {
    case .done(.key(let key), let length) where length > 2: return .done(.key(key.adding(.alt)), 1 + length)
    case .incomplete(let mayEnd): return .incomplete(mayEnd: mayEnd)
    case .done: return .done(.key(Key(.escape)), 1)
    }
  }

  /// `ESC O` and a letter: cursor keys in application mode, F1 to F4, the number pad.
  private func singleShift(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Step {
    let alone = Step.done(.key(Key(.character("O"), .alt)), 2)
    var rest = bytes.dropFirst(2)
    var modifiers: Key.Modifiers = []
    // Some send the modifier between the two.
    if let digit = rest.first, (UInt8(ascii: "1")...UInt8(ascii: "8")).contains(digit) {
      modifiers = Key.Modifiers(parameter: Int(digit) - 0x30)
      rest = rest.dropFirst()
    }
    guard let letter = rest.first else { return isFinal ? alone : .incomplete(mayEnd: true) }
    guard (0x20...0x7E).contains(letter) else { return alone }
    let length = rest.startIndex - bytes.startIndex + 1
    return .done(Key(singleShift: letter).map { .key($0.adding(modifiers)) }, length)
  }

  /// What a terminal answers to questions, ours or of a program before: it is nobody's key.
  ///
  /// - Returns: nil where the bytes look like Alt and a character instead.
  private func answer(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Step? {
    let kind = bytes[bytes.startIndex + 1]
    let text = bytes.dropFirst(2)
    guard let first = text.first else { return isFinal ? nil : .incomplete(mayEnd: true) }
    switch (kind, first) {
    case (UInt8(ascii: "]"), 0x30...0x39), (UInt8(ascii: "_"), UInt8(ascii: "G")): break
    case (UInt8(ascii: "P"), 0x30...0x3F), (UInt8(ascii: "P"), UInt8(ascii: "!")): break
    default: return nil
    }
    for index in text.indices.prefix(Self.longestSequence) {
      switch bytes[index] {
      case 0x07: return .done(nil, index - bytes.startIndex + 1)
      case 0x1B:
        guard index + 1 < bytes.endIndex else { return isFinal ? nil : .incomplete(mayEnd: true) }
        return bytes[index + 1] == UInt8(ascii: "\\") ? .done(nil, index - bytes.startIndex + 2) : nil
      case ..<0x20: return nil
      default: continue
      }
    }
    return isFinal || text.count >= Self.longestSequence ? nil : .incomplete(mayEnd: true)
  }
}

extension Key {
  /// The key of `ESC O` and a letter; nil for none.
  fileprivate init?(singleShift letter: UInt8) {
    switch letter {
    case UInt8(ascii: "M"): self.init(.enter)
    case UInt8(ascii: "I"): self.init(.tab)
    case UInt8(ascii: " "): self.init(.character(" "))
    case UInt8(ascii: "X"): self.init(.character("="))
    // The number pad in application mode sends the code of its character, 64 higher.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      self.init(.character(Character(UnicodeScalar(letter - 0x40))))
    // rxvt's cursor keys with Control.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard let key = Key(cursorLetter: letter - 0x20) else { return nil }
      self = key.adding(.control)
    default:
      guard let key = Key(cursorLetter: letter) else { return nil }
      self = key
    }
  }
}
