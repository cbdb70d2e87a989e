import TestSupport

@testable import ShelfKit

/// Rows and items as plain lists: the slow model beside the difference, with which it shares no code.
struct GridModel: Equatable, CustomStringConvertible {
  struct Row: Equatable {
    var name: Int
    var items: [Int]
  }

  var rows: [Row]

  var description: String { rows.map { "\($0.name):\($0.items)" }.joined(separator: " ") }

  var snapshot: ListSnapshot { ListSnapshot(rows.map { (RowID($0.name), $0.items.map { ItemID($0) }) }) }

  /// What the old content becomes by taking a difference at its word. What is put in for the first time is read from `new`.
  static func applying(_ diff: GridDiff, to old: GridModel, contentOfNew new: GridModel) -> GridModel {
    // Take out items, then rows.
    var taken: [IndexPath: Int] = [:]
    for move in diff.movedItems { taken[move.destination] = old.rows[move.origin.row].items[move.origin.item] }
    var rows = old.rows.map(Optional.some)
    for path in (diff.deletedItems + diff.movedItems.map(\.origin)).sorted().reversed() {
      rows[path.row]?.items.remove(at: path.item)
    }
    let carried = Dictionary(uniqueKeysWithValues: diff.movedRows.map { ($0.destination, rows[$0.origin]) })
    for row in diff.deletedRows + diff.movedRows.map(\.origin) { rows[row] = nil }
    var result = rows.compactMap { $0 }
    // Put in rows, then items.
    let arriving = Set(diff.movedItems.map(\.destination))
    for row in (diff.insertedRows + diff.movedRows.map(\.destination)).sorted() {
      if let moved = carried[row] ?? nil {
        result.insert(moved, at: row)
      } else {
        let items = new.rows[row].items.enumerated()
          .filter { !arriving.contains(IndexPath(row: row, item: $0.offset)) }.map(\.element)
        result.insert(Row(name: new.rows[row].name, items: items), at: row)
      }
    }
    for path in (diff.insertedItems + arriving).sorted() {
      result[path.row].items.insert(taken[path] ?? new.rows[path.row].items[path.item], at: path.item)
    }
    return GridModel(rows: result)
  }
}

/// Two contents to tell the difference of.
struct DiffCase: CustomStringConvertible {
  var old: GridModel
  var new: GridModel

  var description: String { "old \(old)\nnew \(new)" }

  /// Random contents, the second made of the first by a few changes.
  static func random(using random: inout SeededGenerator) -> DiffCase {
    var nextName = 0
    func name() -> Int {
      nextName += 1
      return nextName
    }
    func row() -> GridModel.Row {
      .init(name: name(), items: (0..<Int.random(in: 0...6, using: &random)).map { _ in name() })
    }
    let old = GridModel(rows: (0..<Int.random(in: 0...7, using: &random)).map { _ in row() })
    var rows = old.rows
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      guard !rows.isEmpty else {
        rows.append(row())
        continue
      }
      let one = Int.random(in: rows.indices, using: &random)
      let other = Int.random(in: rows.indices, using: &random)
      let item = rows[one].items.indices.randomElement(using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: rows.insert(row(), at: one)
      case 1: rows.remove(at: one)
      case 2: rows.insert(rows.remove(at: one), at: Int.random(in: 0...rows.count, using: &random))
      case 3: rows[one].items.shuffle(using: &random)
      case 4: rows[one].items.insert(name(), at: Int.random(in: 0...rows[one].items.count, using: &random))
      case 5: if let item { rows[one].items.remove(at: item) }
      default:
        guard let item else { continue }
        let moved = rows[one].items.remove(at: item)
        rows[other].items.insert(moved, at: Int.random(in: 0...rows[other].items.count, using: &random))
      }
    }
    return DiffCase(old: old, new: GridModel(rows: rows))
  }

  /// The smallest case that still fails, found by leaving out one thing after another.
  func shrunk(_ fails: (DiffCase) -> Bool) -> DiffCase {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smallest.smaller where fails(candidate) {
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  private var smaller: [DiffCase] {
    let rows = Set((old.rows + new.rows).map(\.name))
    let items = Set((old.rows + new.rows).flatMap(\.items))
    return rows.sorted().map { row in mapped { $0.filter { $0.name != row } } }
      + items.sorted().map { item in
        mapped { $0.map { .init(name: $0.name, items: $0.items.filter { $0 != item }) } }
      }
  }

  private func mapped(_ change: ([GridModel.Row]) -> [GridModel.Row]) -> DiffCase {
    DiffCase(old: GridModel(rows: change(old.rows)), new: GridModel(rows: change(new.rows)))
  }
}
