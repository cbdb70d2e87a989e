internal import CNcurses
internal import Platform

/// An owned screen of ncurses, on a device or in memory.
///
/// What is drawn goes to the virtual screen first; `update` brings it to the glass.
@safe
struct Screen: ~Copyable {
  private var parts: cn_screen

  /// Makes a screen on a device; both descriptors belong to it from then on.
  ///
  /// Behind it stands `newterm`.
  ///
  /// - Parameters:
  ///   - type: A terminal type as in `TERM`.
  ///   - output: Where to write.
  ///   - input: Where ncurses would read; it never does, keys are read by the terminal itself.
  init(type: String, output: Int32, input: Int32) throws(TerminalError) {
    // ncurses decides at `newterm` whether it writes UTF-8.
    _ = CharacterSet.isUnicode
    var parts = unsafe cn_screen()
    cn_lock()
    defer { cn_unlock() }
    switch unsafe Int(cn_open_device(type, output, input, &parts)) {
    case CN_OK: unsafe self.parts = parts
    case CN_UNKNOWN_TERMINAL: throw .unknownType(type)
    case CN_NO_CURSOR_MOVEMENT: throw .noCursorMovement(type)
    case CN_NO_DATABASE: throw .noDatabase(type)
    default: throw .failed(type)
    }
  }

  /// Makes a screen in memory.
  ///
  /// Behind it stands `newpad`.
  init(size: Size) throws(TerminalError) {
    _ = CharacterSet.isUnicode
    var parts = unsafe cn_screen()
    cn_lock()
    defer { cn_unlock() }
    switch unsafe Int(cn_open_memory(Self.extent(size.height), Self.extent(size.width), &parts)) {
    case CN_OK: unsafe self.parts = parts
    default: throw .noDatabase("xterm-256color")
    }
  }

  deinit {
    var parts = unsafe parts
    cn_lock()
    unsafe cn_use(&parts)
    unsafe cn_close(&parts)
    cn_unlock()
  }

  /// What ncurses is asked for: one cell at least, and what fits its short numbers at most.
  static func extent(_ cells: Int) -> Int32 { Int32(Int16(clamping: max(1, cells))) }

  /// A size as far as ncurses can have it.
  static func clamped(_ size: Size) -> Size {
    Size(width: min(size.width, Int(Int16.max)), height: min(size.height, Int(Int16.max)))
  }

  /// Runs what uses ncurses' functions with this as the screen they mean, alone. Not to be nested.
  ///
  /// The lock is there for the end of life: a terminal or a pad may be released on another thread than its own, while
  /// that one draws on another screen.
  ///
  /// Behind it stands `set_term`.
  func perform<Result: ~Copyable>(_ body: () -> Result) -> Result {
    unsafe withParts { _ in body() }
  }

  private func withParts<Result: ~Copyable>(_ body: (UnsafePointer<cn_screen>) -> Result) -> Result {
    cn_lock()
    defer { cn_unlock() }
    return unsafe withUnsafePointer(to: parts) { parts in
      unsafe cn_use(parts)
      return unsafe body(parts)
    }
  }

  /// Columns and lines.
  var size: Size {
    unsafe withParts { unsafe Size(width: Int(cn_width($0)), height: Int(cn_height($0))) }
  }

  /// Gives the screen another size and has it painted in full.
  func resize(to size: Size) {
    unsafe withParts { unsafe cn_resize($0, Self.extent(size.height), Self.extent(size.width)) }
  }

  /// Blanks the virtual screen.
  func erase() { unsafe withParts { unsafe cn_erase($0) } }

  /// Copies a part of a pad to the virtual screen.
  func show(_ pad: UnsafeMutablePointer<WINDOW>, _ part: Rect, at point: Point) {
    unsafe withParts {
      unsafe cn_show(
        $0, pad, Int32(part.minY), Int32(part.minX), Int32(point.y), Int32(point.x), Int32(part.size.height),
        Int32(part.size.width))
    }
  }

  /// Brings the virtual screen to the glass.
  func update(cursor: Point?) {
    unsafe withParts { unsafe cn_update($0, cursor != nil, Int32(cursor?.y ?? 0), Int32(cursor?.x ?? 0)) }
  }

  /// Makes the next update paint every cell.
  func repaint() { unsafe withParts { unsafe cn_repaint($0) } }

  /// Rings.
  func ring() { unsafe withParts { unsafe cn_ring($0) } }

  /// Gives the terminal back until the next update.
  func leave() { unsafe withParts { unsafe cn_leave($0) } }

  /// What is on the glass.
  func cell(at point: Point) -> cn_cell? {
    unsafe withParts {
      var cell = cn_cell()
      return unsafe cn_glass_cell_at($0, Int32(point.y), Int32(point.x), &cell) ? cell : nil
    }
  }
}
