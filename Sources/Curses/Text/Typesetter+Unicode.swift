extension Typesetter {
  /// Makes a cluster drawable with all of Unicode.
  ///
  /// A cluster usually gives one glyph. Scripts whose clusters hold several characters that take columns (Thai with
  /// SARA AM, an Indic conjunct) give one glyph for each, because that is what terminals do with them; a sequence of
  /// emoji gives its first alone, because there terminals differ.
  func appendUnicode(_ character: Character, to glyphs: inout [Glyph]) {
    var base = String.UnicodeScalarView()
    var columns = 0
    // A cluster has no longest length; after this many nothing that is still to come could be drawn.
    for scalar in character.unicodeScalars.prefix(Self.longestCluster) {
      if let mark = mark(for: scalar) {
        flush(&base, &columns, to: &glyphs)
        glyphs.append(mark)
        continue
      }
      if scalar.choosesPresentation { continue }
      guard let width = scalar.columns else {
        flush(&base, &columns, to: &glyphs)
        glyphs.append(Glyphs.replacement)
        continue
      }
      if width == 0 {
        if columns > 0 && base.count < Self.cellScalars { base.append(scalar) }
        continue
      }
      if let first = base.first, first.mayBeginEmojiSequence { break }
      flush(&base, &columns, to: &glyphs)
      base.append(scalar)
      columns = width
    }
    flush(&base, &columns, to: &glyphs)
  }

  /// The characters a cell of curses holds: one that takes columns, four that combine with it.
  static var cellScalars: Int { 5 }

  /// The scalars of a cluster that are looked at.
  static var longestCluster: Int { 32 }

  private func flush(_ base: inout String.UnicodeScalarView, _ columns: inout Int, to glyphs: inout [Glyph]) {
    if columns > 0 { glyphs.append(Glyph(text: String(base), columns: columns)) }
    base = String.UnicodeScalarView()
    columns = 0
  }

  /// What is drawn in place of a character that terminals act on or do not agree about; nil for all others.
  private func mark(for scalar: Unicode.Scalar) -> Glyph? {
    switch scalar.value {
    case 0x00...0x1F: return picture(0x2400 + scalar.value)
    case 0x7F: return picture(0x2421)
    case 0x80...0x9F: return Glyphs.control
    // A soft hyphen: some draw a hyphen, some nothing.
    case 0xAD: return Glyphs.ascii[0x0D]
    // The two separators end a line to some programs.
    case 0x2028, 0x2029: return picture(0x2424)
    case 0x1F1E6...0x1F1FF: return Glyphs.ascii[Int(scalar.value - 0x1F1E6) + 0x21]
    default: return scalar.overridesDirection ? Glyphs.control : nil
    }
  }

  private func picture(_ value: UInt32) -> Glyph {
    Unicode.Scalar(value).map { Glyph(text: String($0), columns: 1) } ?? Glyphs.replacement
  }
}
