internal import ShelfKit

/// One row of the demo under change: runs of its own cards, and single cards that were put in between.
///
/// A row of a thousand million cards takes the room of its changes.
struct ChurnRow {
  /// What stands in a row, one after the other.
  enum Piece: Hashable {
    /// Own cards, by their numbers.
    case run(Range<Int>)
    /// A card from elsewhere.
    case card(ItemID)

    /// How many cards it is.
    var count: Int {
      switch self {
      case .run(let numbers): numbers.count
      case .card: 1
      }
    }
  }

  /// The place of the row, which says what its own cards are called.
  let row: Int
  private(set) var pieces: [Piece]

  /// A row as it was made.
  init(row: Int, count: Int) {
    self.row = row
    pieces = count > 0 ? [.run(0..<count)] : []
  }

  /// How many cards there are.
  var count: Int { pieces.reduce(0) { $0 + $1.count } }

  /// The card at a place.
  func id(at index: Int) -> ItemID {
    var rest = index
    for piece in pieces {
      if rest < piece.count {
        switch piece {
        case .run(let numbers): return ChurnCard.own(row: row, number: numbers.lowerBound + rest).id
        case .card(let id): return id
        }
      }
      rest -= piece.count
    }
    return ChurnCard.own(row: row, number: index).id
  }

  /// The place of a card.
  func index(of id: ItemID) -> Int? {
    var place = 0
    let number = ChurnCard(id).number(inRow: row)
    for piece in pieces {
      switch piece {
      case .run(let numbers):
        if let number, numbers.contains(number) { return place + number - numbers.lowerBound }
      case .card(let other) where other == id: return place
      case .card: break
      }
      place += piece.count
    }
    return nil
  }

  /// Takes out the card at a place.
  mutating func remove(at index: Int) {
    let place = split(at: index)
    split(at: index + 1)
    pieces.remove(at: place)
    join(around: place)
  }

  /// Puts a card in before a place.
  mutating func insert(_ id: ItemID, at index: Int) {
    let place = split(at: index)
    let number = ChurnCard(id).number(inRow: row)
    pieces.insert(number.map { .run($0..<$0 + 1) } ?? .card(id), at: place)
    join(around: place + 1)
    join(around: place)
  }

  /// The first gap among its own cards: the number of the one that is missing, and where it belongs.
  var gap: (number: Int, index: Int)? {
    var place = 0
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      place += piece.count
      if case .run(let numbers) = piece, case .run(let later) = next, numbers.upperBound < later.lowerBound {
        return (numbers.upperBound, place)
      }
    }
    return nil
  }

  /// The place of the first card from elsewhere.
  var firstForeign: Int? {
    var place = 0
    for piece in pieces {
      if case .card = piece { return place }
      place += piece.count
    }
    return nil
  }

  /// Makes a piece begin at a place; answers which.
  @discardableResult
  private mutating func split(at index: Int) -> Int {
    var rest = index
    for place in pieces.indices {
      if rest == 0 { return place }
      if rest < pieces[place].count, case .run(let numbers) = pieces[place] {
        let middle = numbers.lowerBound + rest
        pieces[place] = .run(numbers.lowerBound..<middle)
        pieces.insert(.run(middle..<numbers.upperBound), at: place + 1)
        return place + 1
      }
      rest -= pieces[place].count
    }
    return pieces.count
  }

  /// Makes two runs one where nothing is missing between them.
  private mutating func join(around place: Int) {
    guard place > 0, place < pieces.count, case .run(let before) = pieces[place - 1],
      case .run(let after) = pieces[place],
      before.upperBound == after.lowerBound
    else { return }
    pieces.replaceSubrange(place - 1...place, with: [.run(before.lowerBound..<after.upperBound)])
  }
}
