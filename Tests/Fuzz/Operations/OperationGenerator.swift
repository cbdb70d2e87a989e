import TestSupport

/// Makes one random operation after another; the same seed makes the same ones.
struct OperationGenerator: Sequence, IteratorProtocol {
  /// Which verbs come, and how often out of the sum of all.
  private static let weights: [(verb: Verb, weight: Int)] = [
    (.down, 14), (.up, 9), (.right, 14), (.left, 9), (.rowStart, 1), (.rowEnd, 2), (.firstRow, 1), (.lastRow, 2),
    (.row, 2), (.item, 2), (.pageDown, 3), (.pageUp, 2), (.pageRight, 3), (.pageLeft, 2), (.halfPageDown, 1),
    (.halfPageUp, 1), (.halfPageRight, 1), (.halfPageLeft, 1), (.wheelRows, 5), (.wheelItems, 5), (.click, 6),
    (.size, 4), (.suspend, 1), (.resume, 2), (.insertRow, 5), (.removeRow, 4), (.moveRow, 3), (.shuffleRows, 1),
    (.clearRow, 1), (.insertItem, 7), (.removeItem, 5), (.moveItem, 4), (.replaceItem, 3), (.shuffleItems, 1),
    (.regroup, 1), (.regroupBack, 1), (.reload, 1), (.columnFocus, 1), (.memoryFocus, 1), (.remember, 1),
    (.recall, 1), (.hold, 3),
    (.retell, 1), (.restore, 1), (.forget, 1), (.fillRow, 3), (.fillItem, 4), (.lackRows, 2), (.lackItems, 2),
    (.double, 1), (.flaw, 1), (.misstate, 1), (.toggleMark, 6), (.toggleRange, 2), (.invertMarks, 1), (.clearMarks, 1),
  ]
  private static let verbs = weights.flatMap { Array(repeating: $0.verb, count: $0.weight) }

  private var random: SeededGenerator
  private var nextName = 0
  private var opening = 20
  /// What comes next because it means something only after what came before.
  private var coming: [Operation] = []
  /// What is fixed for the run.
  let setup: Setup

  /// Makes the generator of a seed.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var setup = Setup()
    if Bool.random(using: &random) {
      setup.rowSpacing = Int.random(in: 0...1, using: &random)
      setup.recentRows = Int.random(in: 0...3, using: &random)
      setup.poolCapacity = Int.random(in: 0...5, using: &random)
      setup.idleControllers = Int.random(in: 0...5, using: &random)
      setup.prefetchedRows = Int.random(in: 0...3, using: &random)
      setup.versions = Int.random(in: 0...1, using: &random)
      setup.stated = Int.random(in: 0...1, using: &random)
    }
    self.setup = setup
  }

  /// The next operation; there always is one.
  mutating func next() -> Operation? {
    guard opening == 0 else {
      // A run begins with some data on a screen of a usual size.
      opening -= 1
      return opening == 19 ? Operation(.size, 34, 11) : insertedRow()
    }
    if !coming.isEmpty { return coming.removeFirst() }
    let verb = Self.verbs[number(Self.verbs.count)]
    switch verb {
    case .forget:
      coming = restoring()
      return number(3) == 0 ? Operation(verb) : Operation(.remember)
    case .insertRow: return insertedRow()
    case .insertItem, .replaceItem, .fillItem: return operation(verb, number(400), number(400), name() * 1_000)
    case .fillRow: return operation(verb, number(400), name())
    case .regroup: return operation(verb, name(), number(20))
    case .size: return size()
    case .wheelRows: return operation(verb, number(7) - 3)
    case .wheelItems: return operation(verb, number(400), number(7) - 3)
    case .click: return operation(verb, number(46), number(15))
    case .hold: return operation(verb, number(8))
    case .down, .up, .left, .right: return operation(verb, number(20) == 0 ? number(1_000) : 1 + number(3))
    case .pageUp, .pageDown, .pageLeft, .pageRight, .halfPageUp, .halfPageDown, .halfPageLeft, .halfPageRight:
      return operation(verb, 1 + number(8) / 6)
    default:
      var result = Operation(verb)
      result.numbers = (0..<verb.arity).map { _ in number(400) }
      return result
    }
  }

  private func operation(_ verb: Verb, _ numbers: Int...) -> Operation {
    var result = Operation(verb)
    result.numbers = numbers
    return result
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Mostly a new name, at times one that was there already: rows and items come back.
  private mutating func name() -> Int {
    if nextName > 0, number(4) == 0 { return number(nextName) }
    nextName += 1
    return nextName
  }

  /// A state waits for data that is not all there, and then is: an unlikely row of things.
  private mutating func restoring() -> [Operation] {
    let isRows = number(2) == 0
    let gone = isRows ? Operation(.removeRow, number(400)) : Operation(.removeItem, number(400), number(400))
    return [
      Operation(.lackRows, number(4)), Operation(.lackItems, number(400), 1), gone, Operation(.forget),
      Operation(.restore), insertedRow(), Operation(.lackItems, number(400), 0), Operation(.lackRows, number(2)),
    ]
  }

  private mutating func insertedRow() -> Operation {
    let counts = [0, 1, 2, 5, 12, 12]
    return operation(.insertRow, number(400), name(), counts[number(counts.count)])
  }

  /// Small ones, none at all, and once in a while one far larger than the data.
  private mutating func size() -> Operation {
    switch number(40) {
    case 0: operation(.size, 0, 0)
    case 1: operation(.size, number(40), 0)
    case 2: operation(.size, 0, number(14))
    case 3: operation(.size, 120 + number(80), 40 + number(30))
    case 4: operation(.size, 1, 1)
    default: operation(.size, 1 + number(44), 1 + number(14))
    }
  }
}
