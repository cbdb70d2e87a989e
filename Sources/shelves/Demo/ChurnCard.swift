internal import ShelfKit

/// What a card of the changing demo is: one that was there from the start, or a later one. Its identity says it.
enum ChurnCard: Hashable {
  /// A card of a row as it was made.
  case own(row: Int, number: Int)
  /// The so-manieth card that came later, from 1.
  case later(Int)

  /// What its identity stands for.
  init(_ id: ItemID) {
    guard case .number(let number) = id.identity else {
      self = .later(0)
      return
    }
    self =
      number < 0
      // The negative of the least number is none.
      ? .later(Int(clamping: number.magnitude))
      : .own(row: number / DemoExtent.most, number: number % DemoExtent.most)
  }

  /// Its identity, good for all rows.
  var id: ItemID {
    switch self {
    case .own(let row, let number): ItemID(row * DemoExtent.most + number)
    case .later(let serial): ItemID(-serial)
    }
  }

  /// Its number in a row, if that is the one it was made in.
  func number(inRow row: Int) -> Int? {
    if case .own(row, let number) = self { number } else { nil }
  }

  /// What it is called.
  var title: String {
    switch self {
    case .own(let row, let number): "\(row + 1).\(number + 1)"
    case .later(let serial): "new \(serial)"
    }
  }
}
