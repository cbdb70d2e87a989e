internal import CNcurses

/// The colour pairs of one screen: ncurses colours a cell by the number of a pair, not by two colours.
///
/// 1. A pair once given out keeps its colours: cells on the screen carry its number.
/// 2. Pair 0 is the terminal's own colours.
/// 3. Where all pairs are in use, a style gets a pair with one of its colours, else pair 0; never another pair.
///
/// Belongs to the thread of the screen, which must be ncurses' current one.
final class ColorPairs {
  /// The colours of this screen.
  let depth: ColorDepth
  private let hasDefaultColors: Bool
  private let limit: Int
  /// Whether a screen is to know the pairs; in memory their numbers are enough.
  private let isOnDevice: Bool
  private var numbers: [Pair: Int32] = [:]
  private var pairs: [Pair] = [Pair(foreground: -1, background: -1)]

  /// Two colours by ncurses' numbers; -1 is the terminal's own.
  private struct Pair: Hashable {
    var foreground: Int32
    var background: Int32
  }

  /// Starts colours on the current screen, or none.
  init(isWanted: Bool) {
    var hasDefaultColors = false
    if isWanted, unsafe cn_start_color(&hasDefaultColors) {
      depth =
        switch cn_colors() {
        case ..<8: .none
        case ..<16: .ansi8
        case ..<256: .ansi16
        default: cn_has_direct_color() ? .direct : .palette256
        }
    } else {
      depth = .none
    }
    self.hasDefaultColors = hasDefaultColors
    limit = Int(cn_color_pairs())
    isOnDevice = true
  }

  /// Makes pairs for a screen in memory.
  init(headlessDepth: ColorDepth) {
    depth = headlessDepth
    hasDefaultColors = true
    limit = 1 << 16
    isOnDevice = false
  }

  /// The number of the pair for two colours.
  ///
  /// Behind it stands `init_extended_pair`.
  func number(foreground: Color, background: Color) -> Int32 {
    if depth == .none { return 0 }
    let wanted = Pair(
      foreground: index(of: foreground, insteadOfDefault: 7),
      background: index(of: background, insteadOfDefault: 0))
    if foreground == .terminalDefault && background == .terminalDefault { return 0 }
    let plain = index(of: .terminalDefault, insteadOfDefault: 0)
    return allocate(wanted) ?? allocate(Pair(foreground: wanted.foreground, background: plain)) ?? 0
  }

  /// The colours of a pair, as `number` made it.
  func colors(of number: Int32) -> (foreground: Color, background: Color) {
    guard pairs.indices.contains(Int(number)) else { return (.terminalDefault, .terminalDefault) }
    let pair = pairs[Int(number)]
    return (color(of: pair.foreground), color(of: pair.background))
  }

  private func allocate(_ pair: Pair) -> Int32? {
    if let number = numbers[pair] { return number }
    guard pairs.count < limit else { return nil }
    let number = Int32(pairs.count)
    if isOnDevice && init_extended_pair(number, pair.foreground, pair.background) == ERR { return nil }
    pairs.append(pair)
    numbers[pair] = number
    return number
  }

  /// ncurses' number of the nearest colour this screen has.
  private func index(of color: Color, insteadOfDefault fallback: Int32) -> Int32 {
    switch color {
    case .terminalDefault:
      return hasDefaultColors ? -1 : fallback
    case .indexed(let index):
      switch depth {
      case .direct where index >= 8: return direct(Palette.rgb(of: index))
      case .ansi8 where index >= 8: return Int32(Palette.mostAlike(of: 8, to: Palette.rgb(of: index)))
      case .ansi16 where index >= 16: return Int32(Palette.mostAlike(of: 16, to: Palette.rgb(of: index)))
      default: return Int32(index)
      }
    case .rgb(let red, let green, let blue):
      let color = Palette.RGB(red: Int(red), green: Int(green), blue: Int(blue))
      switch depth {
      case .direct: return direct(color)
      case .palette256: return Int32(Palette.nearestOf256(to: color))
      case .ansi16: return Int32(Palette.mostAlike(of: 16, to: color))
      case .ansi8, .none: return Int32(Palette.mostAlike(of: 8, to: color))
      }
    }
  }

  /// The number that is the colour itself; the first eight mean the ANSI ones, so the darkest blues move up to the ninth.
  private func direct(_ color: Palette.RGB) -> Int32 {
    let number = Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    return number > 0 && number < 8 ? 8 : number
  }

  private func color(of index: Int32) -> Color {
    switch index {
    case ..<0: return .terminalDefault
    case 8... where depth == .direct:
      return .rgb(UInt8(index >> 16 & 0xFF), UInt8(index >> 8 & 0xFF), UInt8(index & 0xFF))
    default: return .indexed(UInt8(truncatingIfNeeded: index))
    }
  }
}
