internal import Curses
internal import ShelfKit

extension StyleChange {
  /// The style after the parameters of an SGR sequence; what is not known is passed over.
  func rendered(_ parameters: [Int]) -> StyleChange {
    var result = self
    var rest = parameters[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: result = .none
      case 1: result.attributes.insert(.bold)
      case 2: result.attributes.insert(.dim)
      case 3: result.attributes.insert(.italic)
      case 4: result.attributes.insert(.underline)
      case 7: result.attributes.insert(.reverse)
      case 22: result.attributes.subtract([.bold, .dim])
      case 23: result.attributes.remove(.italic)
      case 24: result.attributes.remove(.underline)
      case 27: result.attributes.remove(.reverse)
      case 30...37: result.foreground = .indexed(UInt8(parameter - 30))
      case 90...97: result.foreground = .indexed(UInt8(parameter - 90 + 8))
      case 40...47: result.background = .indexed(UInt8(parameter - 40))
      case 100...107: result.background = .indexed(UInt8(parameter - 100 + 8))
      case 38: if let color = Self.color(&rest) { result.foreground = color }
      case 48: if let color = Self.color(&rest) { result.background = color }
      case 39: result.foreground = nil
      case 49: result.background = nil
      default: break
      }
    }
    return result
  }

  /// A colour of more than eight: `5;n`, or `2;red;green;blue`.
  private static func color(_ rest: inout ArraySlice<Int>) -> Color? {
    func byte(_ number: Int?) -> UInt8 { UInt8(clamping: number ?? 0) }
    switch rest.popFirst() {
    case 5: return .indexed(byte(rest.popFirst()))
    case 2: return .rgb(byte(rest.popFirst()), byte(rest.popFirst()), byte(rest.popFirst()))
    default: return nil
    }
  }
}
