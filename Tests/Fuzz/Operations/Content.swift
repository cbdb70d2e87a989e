import TestSupport

/// Rows and the items of each as plain lists of names: what both the grid and the model are given.
struct Content: Hashable {
  /// A row: its name, and the names of its items in order.
  struct Row: Hashable {
    var name: Int
    var items: [Int]
  }

  /// The rows, in order.
  var rows: [Row] = []
  /// What was there before another grouping took its place.
  private var shelved: [[Row]] = []

  /// Whether more rows may come.
  private(set) var lacksRows = false
  /// The rows of which more items may come.
  private(set) var lackingRows: Set<Int> = []
  /// Rows and items that took the places of others with the last change, by those.
  private(set) var rowHeirs: [Int: Int] = [:]
  private(set) var itemHeirs: [Int: Int] = [:]
  /// What is wrong with it as it is given this time.
  private(set) var flaw: Flaw?

  /// The most rows, and items in a row: what grows without end is slow and finds nothing more.
  static let limit = 40

  /// Does what an operation does to the data; whether it was about the data at all.
  mutating func apply(_ operation: Operation) -> Bool {
    if operation.verb.isOfData { (rowHeirs, itemHeirs, flaw) = ([:], [:], nil) }
    switch operation.verb {
    case .lackRows: lacksRows = operation[0] % 2 == 1
    case .double: flaw = .double(operation[0], operation[1])
    case .flaw: flaw = Flaw.all[operation[0] % Flaw.all.count]
    case .misstate: break
    case .fillRow:
      // One that is there already takes over as well.
      guard let at = place(operation[0]), rows[at].name != operation[1] else { return true }
      rowHeirs[rows[at].name] = operation[1]
      if rows.contains(where: { $0.name == operation[1] }) {
        rows.remove(at: at)
      } else {
        rows[at].name = operation[1]
      }
    case .insertRow:
      guard rows.count < Self.limit else { return true }
      // A name that is there already stays where it is: names are identities.
      if rows.contains(where: { $0.name == operation[1] }) { return true }
      rows.insert(Self.row(operation[1], count: operation[2]), at: operation[0] % (rows.count + 1))
    case .removeRow: if let at = place(operation[0]) { rows.remove(at: at) }
    case .moveRow:
      guard let from = place(operation[0]) else { return true }
      let row = rows.remove(at: from)
      rows.insert(row, at: operation[1] % (rows.count + 1))
    case .shuffleRows: rows = Self.shuffled(rows, operation[0])
    case .regroup:
      shelved.append(rows)
      if shelved.count > 3 { shelved.removeFirst() }
      rows = (0..<operation[1] % Self.limit).map { Self.row(operation[0] + $0, count: (operation[0] + $0 * 7) % 9) }
    case .regroupBack: if let old = shelved.popLast() { rows = old }
    default: return applyToItems(operation)
    }
    return true
  }

  private mutating func applyToItems(_ operation: Operation) -> Bool {
    guard operation.verb.isOfData else { return false }
    guard let row = place(operation[0]) else { return true }
    let count = rows[row].items.count
    switch operation.verb {
    case .clearRow: rows[row].items = []
    case .lackItems:
      if operation[1] % 2 == 1 {
        lackingRows.insert(rows[row].name)
      } else {
        lackingRows.remove(rows[row].name)
      }
    case .fillItem:
      guard count > 0, !rows[row].items.contains(operation[2]) else { return true }
      let at = operation[1] % count
      // At times it is the first item, which is there already, that takes over.
      let isNew = at == 0 || operation[1] % 4 > 0
      itemHeirs[rows[row].items[at]] = isNew ? operation[2] : rows[row].items[0]
      if isNew { rows[row].items[at] = operation[2] } else { rows[row].items.remove(at: at) }
    case .shuffleItems: rows[row].items = Self.shuffled(rows[row].items, operation[1])
    case .insertItem:
      guard count < Self.limit, !rows[row].items.contains(operation[2]) else { return true }
      rows[row].items.insert(operation[2], at: operation[1] % (count + 1))
    case .removeItem: if count > 0 { rows[row].items.remove(at: operation[1] % count) }
    case .replaceItem:
      if count > 0, !rows[row].items.contains(operation[2]) { rows[row].items[operation[1] % count] = operation[2] }
    case .moveItem:
      guard count > 0, let target = place(operation[2]) else { return true }
      let at = operation[1] % count
      let item = rows[row].items[at]
      if target != row, rows[target].items.contains(item) || rows[target].items.count >= Self.limit { return true }
      rows[row].items.remove(at: at)
      rows[target].items.insert(item, at: operation[3] % (rows[target].items.count + 1))
    default: break
    }
    return true
  }

  private func place(_ number: Int) -> Int? { rows.isEmpty ? nil : number % rows.count }

  /// A new row; its items are named after it.
  private static func row(_ name: Int, count: Int) -> Row {
    Row(name: name, items: (0..<count % limit).map { name * 1_000 + $0 })
  }

  private static func shuffled<Element>(_ list: [Element], _ seed: Int) -> [Element] {
    var random = SeededGenerator(seed: UInt64(truncatingIfNeeded: seed))
    return list.shuffled(using: &random)
  }
}
