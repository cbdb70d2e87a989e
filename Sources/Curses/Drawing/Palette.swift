/// The colours of xterm as numbers, and the way from any colour to the nearest of them.
package enum Palette {
  /// Red, green and blue, 0 to 255 each.
  package struct RGB: Hashable {
    package var red: Int
    package var green: Int
    package var blue: Int

    package init(red: Int, green: Int, blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// How far apart two colours look, roughly: the eye tells greens best and blues worst.
    func distance(to other: RGB) -> Int {
      let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
      return 3 * r * r + 6 * g * g + b * b
    }
  }

  /// The first sixteen as xterm shows them; a terminal may have other ones.
  private static let named: [RGB] = [
    RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0), RGB(red: 0, green: 205, blue: 0),
    RGB(red: 205, green: 205, blue: 0), RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
    RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
    RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0), RGB(red: 0, green: 255, blue: 0),
    RGB(red: 255, green: 255, blue: 0), RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255),
    RGB(red: 0, green: 255, blue: 255), RGB(red: 255, green: 255, blue: 255),
  ]

  /// The levels of each part in the 6x6x6 cube that follows.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// What xterm shows for a number of its palette.
  package static func rgb(of index: UInt8) -> RGB {
    let index = Int(index)
    if index < 16 { return named[index] }
    if index < 232 {
      let cube = index - 16
      return RGB(red: levels[cube / 36], green: levels[cube / 6 % 6], blue: levels[cube % 6])
    }
    let gray = 8 + 10 * (index - 232)
    return RGB(red: gray, green: gray, blue: gray)
  }

  /// The number of the nearest colour among 256, leaving out the sixteen that differ from terminal to terminal.
  static func nearestOf256(to color: RGB) -> UInt8 {
    let (r, g, b) = (nearestLevel(to: color.red), nearestLevel(to: color.green), nearestLevel(to: color.blue))
    let cube = UInt8(16 + 36 * r + 6 * g + b)
    // The gray at the least distance is the one nearest to the mean in the weights of the distance.
    let mean = (3 * color.red + 6 * color.green + color.blue) / 10
    let gray = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    return rgb(of: gray).distance(to: color) < rgb(of: cube).distance(to: color) ? gray : cube
  }

  /// The number of the most alike among the first 8 or 16.
  ///
  /// Not by distance: the eight are so far apart that the nearest to a gray is a yellow. Grays stay gray, and what has a hue
  /// keeps it.
  static func mostAlike(of count: Int, to color: RGB) -> UInt8 {
    let parts = [color.red, color.green, color.blue]
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    if most - least < 32 {
      // A dark gray on black is still to be read, so it is no black.
      if count < 16 { return most < 64 ? 0 : 7 }
      return most < 48 ? 0 : most < 178 ? 8 : most < 242 ? 7 : 15
    }
    let middle = (least + most) / 2
    let hue = (color.red > middle ? 1 : 0) | (color.green > middle ? 2 : 0) | (color.blue > middle ? 4 : 0)
    return UInt8(count >= 16 && most > 238 ? hue + 8 : hue)
  }

  private static func nearestLevel(to value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }
}
