internal import CNcurses
internal import Platform

/// The screen: one terminal taken over, drawn on, listened to, and given back as it was found.
///
/// Frames are composed and then shown at once:
///
/// ```swift
/// let terminal = try Terminal(.controllingTerminal)
/// let pad = Pad(on: terminal, size: terminal.size)
/// // ... draw on pads ...
/// terminal.erase()
/// pad.show(Rect(origin: .zero, size: pad.size), at: .zero)
/// terminal.present()
/// ```
///
/// 1. Belongs to one thread, the main one: ncurses keeps its state in global variables. Tests that make terminals run on
///    the main actor.
/// 2. The terminal is restored by `end`, by `deinit`, and by a guard in C when a signal or a crash ends the process.
///    A program that wants to leave in an orderly way when it is asked to end calls `postponeEndings`.
/// 3. Standard input, output and error are not touched.
/// 4. No pad outlives its terminal: each holds it.
///
/// Behind it stands `newterm`.
public final class Terminal {
  /// Columns and lines; either may be 0 while somebody drags the window, and neither is above 32,767.
  public internal(set) var size: Size
  /// Text measured and made drawable for this terminal.
  public var typesetter: Typesetter
  /// Where the cursor of the terminal stands after the next `present`; nil hides it.
  public var cursor: Point?

  /// Called just before the terminal is given to another program, or the process stops.
  public var onSuspend: (() -> Void)?
  /// Called once the terminal is given back for good, just before a signal that waits for that ends the process.
  public var onEnd: (() -> Void)?

  /// Input, modes and signals; nil for a headless terminal.
  var line: TerminalLine?
  /// Whether the terminal is given to another program just now.
  var isSuspended = false
  /// Whether `end` was called.
  var hasEnded = false
  /// Whether the mouse is to be reported.
  var wantsMouse: Bool
  /// Whether the size changed without an event that says so.
  var hasNewSize = false

  /// What ncurses holds of this terminal.
  let screen: Screen
  private let colors: ColorPairs
  /// The style looked up last, with what ncurses calls it: most cells look like the one before.
  private var lastLook: (style: Style, look: Look)?

  /// Takes a terminal over.
  ///
  /// - Throws: `TerminalError` when there is no terminal, or none that a screen can be drawn on.
  public convenience init(_ device: Device, _ options: Options = Options()) throws(TerminalError) {
    switch device {
    case .headless(let size):
      try self.init(headless: size, options)
    case .controllingTerminal:
      let line = try TerminalLine(controllingTerminal: ())
      guard let type = unsafe getenv("TERM").map({ unsafe String(cString: $0) }), !type.isEmpty else {
        throw .typeNotSet
      }
      try self.init(type: type, line: line, options)
    }
  }

  /// Takes the terminal at the end of a line over.
  init(type: String, line: TerminalLine, _ options: Options) throws(TerminalError) {
    // ncurses closes what it is given, so it gets copies.
    let output = fcntl(line.output, F_DUPFD_CLOEXEC, 3)
    let input = fcntl(line.input, F_DUPFD_CLOEXEC, 3)
    screen = try Screen(type: type, output: output, input: input)
    colors = screen.perform {
      line.adoptCapabilities()
      return ColorPairs(isWanted: options.color.isWanted)
    }
    size = screen.size
    typesetter = Typesetter(options.ascii ? .ascii : .unicode)
    wantsMouse = options.mouse
    self.line = line
    adoptSize()
    enterModes()
  }

  /// Makes the terminal that draws on nothing; it has the 256 colours of xterm.
  private init(headless size: Size, _ options: Options) throws(TerminalError) {
    screen = try Screen(size: size)
    colors = ColorPairs(headlessDepth: options.color.isWanted ? .palette256 : .none)
    self.size = Screen.clamped(size)
    typesetter = Typesetter(options.ascii ? .ascii : .unicode)
    wantsMouse = options.mouse
    line = nil
  }

  deinit { end() }

  /// The colours this terminal shows.
  public var colorDepth: ColorDepth { colors.depth }

  /// Tells that the screen has another size. A headless terminal is resized by this call; any other one by its person.
  ///
  /// What is shown next is painted in full.
  ///
  /// Behind it stands `resize_term`.
  public func resize(to size: Size) {
    self.size = Screen.clamped(size)
    screen.resize(to: size)
  }

  /// A style by ncurses' numbers.
  struct Look {
    var attributes: UInt32
    var pair: Int32
  }

  /// What ncurses calls a style.
  func look(of style: Style) -> Look {
    if let lastLook, lastLook.style == style { return lastLook.look }
    let pair = screen.perform { colors.number(foreground: style.foreground, background: style.background) }
    let look = Look(attributes: UInt32(style.attributes.rawValue), pair: pair)
    lastLook = (style, look)
    return look
  }

  /// A cell as read back from ncurses.
  func screenCell(_ cell: cn_cell) -> ScreenCell {
    let (foreground, background) = colors.colors(of: cell.pair)
    let style = Style(
      foreground: foreground, background: background,
      attributes: Style.Attributes(rawValue: UInt8(truncatingIfNeeded: cell.attributes)))
    if cell.right_half { return ScreenCell(text: "", style: style) }
    // Cells that a screen gained by growing hold nothing until they are painted.
    if cell.count == 0 { return ScreenCell(text: " ", style: style) }
    if cell.count == 1, let only = Unicode.Scalar(cell.scalars.0) {
      return ScreenCell(text: String(Character(only)), style: style)
    }
    let scalars = [cell.scalars.0, cell.scalars.1, cell.scalars.2, cell.scalars.3, cell.scalars.4]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.prefix(Int(cell.count)).compactMap(Unicode.Scalar.init))
    return ScreenCell(text: String(text), style: style)
  }
}

extension ColorMode {
  /// Whether to start colours, as far as the person decides.
  fileprivate var isWanted: Bool {
    switch self {
    case .always: true
    case .never: false
    // The convention asks for a value that is not empty.
    case .auto: unsafe getenv("NO_COLOR").map { unsafe $0.pointee == 0 } ?? true
    }
  }
}
