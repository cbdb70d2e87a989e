/// The marks of a row as a plain set: those named, or all but those.
struct Marks: Hashable {
  var names: Set<Int> = []
  var isInverted = false

  func contains(_ name: Int) -> Bool { isInverted ? !names.contains(name) : names.contains(name) }

  mutating func set(_ name: Int, to isMarked: Bool) {
    if contains(name) == isMarked { return }
    if names.remove(name) == nil { names.insert(name) }
  }

  /// Marks what another set has marked as well.
  mutating func add(_ other: Marks) {
    let all = names.union(other.names)
    let both = (self, other)
    isInverted = isInverted || other.isInverted
    names = all.filter { (both.0.contains($0) || both.1.contains($0)) != isInverted }
  }
}

extension GridModel {
  /// The places of the marked items of a row.
  func markedItems(_ row: Int) -> [Int] {
    let own = memory[row: content[row].name]
    let range = range(row)
    return content[row].items.indices.filter { item in
      own.marks.contains(content[row].items[item]) || range?.contains(item) == true
    }
  }

  /// The places of all of them, as a row and an item each.
  var markedPaths: [[Int]] {
    content.indices.filter { memory.rows[content[$0].name] != nil }
      .flatMap { row in markedItems(row).map { [row, $0] } }
  }

  /// How many are marked, there or away; of an inverted row, those that are there.
  var markCount: Int {
    memory.rows.reduce(0) { sum, entry in
      let there = place(ofRow: entry.key).map { row in markedItems(row).map { content[row].items[$0] } } ?? []
      return sum + (entry.value.marks.isInverted ? there.count : entry.value.marks.names.union(there).count)
    }
  }

  /// From where a range began to the row's focus.
  private func range(_ row: Int) -> ClosedRange<Int>? {
    guard let start = memory[row: content[row].name].rangeStart, !content[row].items.isEmpty else { return nil }
    let end = focusedItem(row)
    let begin = content[row].items.firstIndex(of: start) ?? end
    return min(begin, end)...max(begin, end)
  }

  private mutating func endRange(_ row: Int) {
    let name = content[row].name
    for item in range(row) ?? 0...0 where memory[row: name].rangeStart != nil && !content[row].items.isEmpty {
      memory[row: name].marks.set(content[row].items[item], to: true)
    }
    memory[row: name].rangeStart = nil
  }

  /// Marks the focused item or takes its mark away; ends an open range.
  mutating func toggleMark() {
    guard let row = focusedRow, !content[row].items.isEmpty else { return }
    memory.isTouched = true
    let name = content[row].name
    if memory[row: name].rangeStart != nil { return endRange(row) }
    let item = content[row].items[focusedItem(row)]
    memory[row: name].marks.set(item, to: !memory[row: name].marks.contains(item))
  }

  /// Begins a range, or ends the one that is open.
  mutating func toggleRange() {
    guard let row = focusedRow, !content[row].items.isEmpty else { return }
    memory.isTouched = true
    let name = content[row].name
    if memory[row: name].rangeStart != nil { return endRange(row) }
    memory[row: name].rangeStart = content[row].items[focusedItem(row)]
  }

  /// Marks what is not marked, and the other way round.
  mutating func invertMarks() {
    guard let row = focusedRow else { return }
    memory.isTouched = true
    endRange(row)
    memory[row: content[row].name].marks.isInverted.toggle()
  }

  /// Takes all marks away.
  mutating func clearMarks() {
    for name in Array(memory.rows.keys) {
      memory[row: name].marks = Marks()
      memory[row: name].rangeStart = nil
    }
  }
}
