/// Items that go to another row.
extension GridModel {
  /// The one other row an item is in now, if it left its row and was not there before.
  private func rowCrossed(by item: Int, from row: Content.Row, _ old: [Content.Row]) -> Int? {
    let holders = content.filter { $0.items.contains(item) }
    // In two rows it is not the same item, also where one of them had to be put right.
    guard row.items.contains(item), data.rows.count(where: { $0.items.contains(item) }) == 1, holders.count == 1,
      let target = holders.first, target.name != row.name,
      old.first(where: { $0.name == target.name })?.items.contains(item) != true
    else { return nil }
    return target.name
  }

  /// The focus goes with its item.
  func followFocus(from name: Int, _ before: Memory, _ result: inout Memory, _ old: [Content.Row], _ now: Int?) {
    guard let row = old.first(where: { $0.name == name }), let first = row.items.first else { return }
    let item = before[row: name].focus ?? first
    guard let target = rowCrossed(by: item, from: row, old), target != now else { return }
    result.focusedRow = target
    result[row: target].focus = item
    result[row: target].isDetached = result.isDetached
  }

  /// Marks go with their items.
  func moveMarks(_ before: Memory, _ result: inout Memory, _ old: [Content.Row], _ nameNow: [Int: Int]) {
    for (name, own) in before.rows where !own.marks.isInverted {
      guard let row = old.first(where: { $0.name == name }), let now = nameNow[name] else { continue }
      for mark in own.marks.names {
        guard let target = rowCrossed(by: mark, from: row, old), target != now else { continue }
        result[row: now].marks.set(mark, to: false)
        result[row: target].marks.set(mark, to: true)
      }
    }
  }
}
