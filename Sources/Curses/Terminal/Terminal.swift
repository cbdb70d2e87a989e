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
/// 3. Standard input, output and error are not touched.
/// 4. No pad outlives its terminal: each holds it.
///
/// Behind it stands `newterm`.
public final class Terminal {
  /// Columns and lines; either may be 0 while somebody drags the window.
  public internal(set) var size: Size
  /// Text measured and made drawable for this terminal.
  public var typesetter: Typesetter
  /// Where the cursor of the terminal stands after the next `present`; nil hides it.
  public var cursor: Point?

  /// Input, modes and signals; nil for a headless terminal.
  var line: TerminalLine?
  /// Whether the terminal is given to another program just now.
  var isSuspended = false
  /// Whether `end` was called.
  var hasEnded = false

  private let colors: ColorPairs
  private let screen: Screen
  /// The style looked up last, with what ncurses calls it: most cells look like the one before.
  private var lastLook: (style: Style, look: Look)?

  /// Takes a terminal over.
  ///
  /// - Throws: `TerminalError` when there is no terminal, or none that a screen can be drawn on.
  public convenience init(_ device: Device, _ options: Options = Options()) throws(TerminalError) {
    switch device {
    case .headless(let size): try self.init(headless: size, options)
    case .controllingTerminal: try self.init(headless: .zero, options)
    }
  }

  /// Makes the terminal that draws on nothing.
  private init(headless size: Size, _ options: Options) throws(TerminalError) {
    let sink = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    let silence = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    screen = try Screen(type: "xterm-256color", output: sink, input: silence)
    colors = screen.perform {
      cn_set_modes()
      return ColorPairs(isWanted: options.color.isWanted)
    }
    typesetter = Typesetter(options.ascii ? .ascii : .unicode)
    self.size = size
    resize(to: size)
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
    self.size = size
    // A screen of ncurses has one cell at least.
    withScreen {
      resize_term(Int32(clamping: max(1, size.height)), Int32(clamping: max(1, size.width)))
      cn_repaint()
    }
  }

  /// Runs what uses ncurses' functions with this as the terminal they mean. Not to be nested.
  func withScreen<Result: ~Copyable>(_ body: () -> Result) -> Result { screen.perform(body) }

  /// A style by ncurses' numbers.
  struct Look {
    var attributes: UInt32
    var pair: Int32
  }

  /// What ncurses calls a style.
  func look(of style: Style) -> Look {
    if let lastLook, lastLook.style == style { return lastLook.look }
    let pair = withScreen { colors.number(foreground: style.foreground, background: style.background) }
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
