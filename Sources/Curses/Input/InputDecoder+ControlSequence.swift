extension InputDecoder {
  /// `ESC [`: parameters, intermediate bytes and a letter that says what they are about (ECMA-48, 5.4).
  func controlSequence(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Step {
    guard let third = bytes.dropFirst(2).first else {
      return isFinal ? .done(.key(Key(.character("["), .alt)), 2) : .incomplete(mayEnd: true)
    }
    if third == UInt8(ascii: "[") { return consoleFunctionKey(bytes) }
    if third == UInt8(ascii: "M") { return oldMouse(bytes) }
    let limit = bytes.prefix(Self.longestSequence).endIndex
    var index = bytes.startIndex + 2
    while index < limit, (0x30...0x3F).contains(bytes[index]) { index += 1 }
    let parametersEnd = index
    while index < limit, (0x20...0x2F).contains(bytes[index]) { index += 1 }
    let length = index - bytes.startIndex
    let parameters = ControlParameters(bytes[(bytes.startIndex + 2)..<parametersEnd])
    // rxvt ends keys pressed with Shift in a byte that is an intermediate one to everybody else.
    if index == parametersEnd + 1, bytes[parametersEnd] == UInt8(ascii: "$"), parameters.isSingleNumber {
      return .done(Key(number: parameters[0]).map { .key($0.adding(.shift)) }, length)
    }
    guard index < limit else {
      // Nobody types this far in so short a time: the line has cut a sequence in two, and the rest will come.
      return length < Self.longestSequence ? .incomplete(mayEnd: false) : .done(nil, length)
    }
    // A control byte breaks a sequence off; it counts on its own.
    guard (0x40...0x7E).contains(bytes[index]) else { return .done(nil, length) }
    if index > parametersEnd { return .done(nil, length + 1) }
    return .done(input(of: parameters, letter: bytes[index]), length + 1)
  }

  private func input(of parameters: ControlParameters, letter: UInt8) -> Input? {
    switch (parameters.mark, letter) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")): return parameters.mouse(offset: 0).map(Input.mouse)
    // A button let go, and all other marked sequences, which are answers to questions.
    case (.some, _): return nil
    case (nil, UInt8(ascii: "M")): return parameters.mouse(offset: 32).map(Input.mouse)
    case (nil, UInt8(ascii: "~")) where parameters[0] == 200: return .pasteStart
    // Key releases, which some keyboards' protocols report.
    case (nil, _) where parameters.isRelease: return nil
    case (nil, UInt8(ascii: "~")) where parameters[0] == 27 && parameters.count == 3:
      return Key(codePoint: parameters[2], Key.Modifiers(parameter: parameters[1])).map(Input.key)
    case (nil, UInt8(ascii: "u")):
      return Key(codePoint: parameters[0], Key.Modifiers(parameter: parameters[1])).map(Input.key)
    default:
      return key(of: parameters, letter: letter).map(Input.key)
    }
  }

  private func key(of parameters: ControlParameters, letter: UInt8) -> Key? {
    let modifiers = Key.Modifiers(parameter: parameters[1])
    switch letter {
    case UInt8(ascii: "~"): return Key(number: parameters[0])?.adding(modifiers)
    // rxvt's endings for keys pressed with Control, and with Control and Shift.
    case UInt8(ascii: "^"): return Key(number: parameters[0])?.adding(.control)
    case UInt8(ascii: "@"): return Key(number: parameters[0])?.adding([.control, .shift])
    case UInt8(ascii: "Z"): return Key(.tab, modifiers.union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return parameters.count == 0 ? Key(cursorLetter: letter - 0x20)?.adding(.shift) : nil
    default:
      // `CSI 5 ; 9 R` tells where the cursor is; a key has 1 there or nothing.
      return parameters[0] <= 1 ? Key(cursorLetter: letter)?.adding(modifiers) : nil
    }
  }

  /// `ESC [ [ A` to `E`: F1 to F5 of the Linux console.
  private func consoleFunctionKey(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let letter = bytes.dropFirst(3).first else { return .incomplete(mayEnd: false) }
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "E"): return .done(.key(Key(.function(Int(letter) - 0x40))), 4)
    case 0x40...0x7E: return .done(nil, 4)
    default: return .done(nil, 3)
    }
  }

  /// `ESC [ M` and three bytes: the mouse of terminals that do not know the newer form.
  private func oldMouse(_ bytes: ArraySlice<UInt8>) -> Step {
    let data = bytes.dropFirst(3).prefix(3)
    guard data.allSatisfy({ $0 >= 0x20 }) else { return .done(nil, 3) }
    guard data.count == 3 else { return .incomplete(mayEnd: false) }
    let numbers = data.map { Int($0) - 32 }
    return .done(MouseEvent(report: numbers[0], x: numbers[1], y: numbers[2]).map(Input.mouse), 6)
  }
}

extension Key {
  /// The key of a letter after `ESC [` or `ESC O`; nil for none.
  init?(cursorLetter letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self.init(.up)
    case UInt8(ascii: "B"): self.init(.down)
    case UInt8(ascii: "C"): self.init(.right)
    case UInt8(ascii: "D"): self.init(.left)
    case UInt8(ascii: "F"): self.init(.end)
    case UInt8(ascii: "H"): self.init(.home)
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self.init(.function(Int(letter) - 0x4F))
    default: return nil
    }
  }

  /// The key of a number before `~`, as DEC's keyboards and their heirs send it; nil for none.
  fileprivate init?(number: Int) {
    switch number {
    case 1, 7: self.init(.home)
    case 2: self.init(.insert)
    case 3: self.init(.delete)
    case 4, 8: self.init(.end)
    case 5: self.init(.pageUp)
    case 6: self.init(.pageDown)
    // Gaps stood between the groups of keys on the VT220.
    case 11...15: self.init(.function(number - 10))
    case 17...21: self.init(.function(number - 11))
    case 23...26: self.init(.function(number - 12))
    case 28...29: self.init(.function(number - 13))
    case 31...34: self.init(.function(number - 14))
    default: return nil
    }
  }

  /// A key by its code point, as xterm's modifyOtherKeys and the kitty protocol send it; nil for none.
  fileprivate init?(codePoint: Int, _ modifiers: Modifiers) {
    guard let scalar = UInt32(exactly: codePoint).flatMap(Unicode.Scalar.init) else { return nil }
    switch scalar.value {
    case 8, 9, 13, 27, 127: self = Key(control: UInt8(scalar.value)).adding(modifiers)
    case ..<0x20, 0x80..<0xA0, 0xE000...0xF8FF: return nil
    default:
      let properties = scalar.properties
      let isShifted = modifiers.contains(.shift) && !modifiers.contains(.control)
      let text =
        modifiers.contains(.control)
        ? properties.lowercaseMapping
        : isShifted ? properties.uppercaseMapping : String(scalar)
      guard let character = text.first, text.count == 1 else { return nil }
      self.init(.character(character), modifiers.subtracting(.shift))
    }
  }
}
