internal import CNcurses

extension Unicode.Scalar {
  /// The columns the C library, and with it ncurses, gives this character; nil for what has no place on a screen.
  ///
  /// Behind it stands `wcwidth`.
  var columns: Int? {
    if value < 0x7F { return value < 0x20 ? nil : 1 }
    let columns = cn_columns(value)
    return columns < 0 ? nil : min(Int(columns), 2)
  }

  /// Whether the character steers the direction of text and nothing shows where: it could make a name read as another.
  var overridesDirection: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// Whether the character is half of a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether the character chooses between looks of the one before, which terminals follow or not as they like.
  var choosesPresentation: Bool {
    switch value {
    // Variation selectors, joiners, the keycap, tags: none changes what the base alone is.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x200C, 0x200D, 0x20E3, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// Whether the character may begin a sequence that some terminals draw as one picture and others one by one.
  var mayBeginEmojiSequence: Bool { value > 0xFF && properties.isEmoji }
}
