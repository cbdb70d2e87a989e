extension GridModel {
  /// Takes other data, and carries over by name what a person did: `docs/updates.md`.
  mutating func change(to new: [Content.Row]) {
    let old = content
    let before = memory
    content = new
    guard before.isTouched else { return }
    let focused = before.focusedRow ?? old.first?.name
    memory.focusedRow =
      focused.flatMap { Self.survivor(of: $0, old.map(\.name), new.map(\.name)) } ?? (new.isEmpty ? focused : nil)
    memory.anchor = rowAnchor(before, focused, old.map(\.name), new.map(\.name))
    for name in Set(before.rows.keys).union([focused].compactMap { $0 }) {
      guard let newRow = new.first(where: { $0.name == name }) else { continue }
      let oldRow = old.first { $0.name == name }
      memory[row: name] = carried(before[row: name], oldRow, newRow)
    }
    if let focused { followFocus(from: focused, before, old, new) }
  }

  private func rowAnchor(_ before: Memory, _ focused: Int?, _ old: [Int], _ new: [Int]) -> Anchor? {
    var anchor = before.anchor
    if anchor == nil, let first = old.first, let newFirst = new.first, first != newFirst {
      anchor = Anchor(name: first, delta: 0)
    }
    guard var anchor else { return nil }
    guard let survivor = Self.survivor(of: anchor.name, old, new) else { return new.isEmpty ? before.anchor : nil }
    if survivor == anchor.name, before.isDetached || anchor.name != focused {
      anchor = Hold(old: old, new: new, seen: lastScene.map { ($0.name, $0.y) }).anchor(insteadOf: anchor)
    } else {
      anchor.name = survivor
    }
    if anchor.name == new.first { anchor.delta = max(0, anchor.delta) }
    return anchor
  }

  private func carried(_ own: RowMemory, _ old: Content.Row?, _ new: Content.Row) -> RowMemory {
    var own = own
    // A row at its beginning stays with the first item it had, where the row was seen to begin.
    if let first = old?.items.first, new.items.first != first {
      let shown = lastScene.first { $0.name == new.name && $0.isAtBeginning }
      let place = shown?.items.first?.place
      own.focus = own.focus ?? first
      own.anchor = own.anchor ?? Anchor(name: first, delta: place.map { RowLook.of(row: new.name).lead - $0 } ?? 0)
    }
    own.anchor = own.anchor.flatMap { itemAnchor($0, own, old, new) }
    own.focus = own.focus.flatMap { Self.survivor(of: $0, old?.items ?? [], new.items) }
    return own
  }

  private func itemAnchor(_ anchor: Anchor, _ own: RowMemory, _ old: Content.Row?, _ new: Content.Row) -> Anchor? {
    guard let survivor = Self.survivor(of: anchor.name, old?.items ?? [], new.items) else { return nil }
    var anchor = anchor
    if survivor == anchor.name, own.isDetached || anchor.name != own.focus, let old {
      let seen = lastScene.first { $0.name == new.name }?.items.map { ($0.name, $0.place) } ?? []
      anchor = Hold(old: old.items, new: new.items, seen: seen).anchor(insteadOf: anchor)
    } else {
      anchor.name = survivor
    }
    return anchor
  }

  /// The focus goes with an item that is in one other row now, and was not there before.
  private mutating func followFocus(from name: Int, _ before: Memory, _ old: [Content.Row], _ new: [Content.Row]) {
    guard let row = old.first(where: { $0.name == name }), let first = row.items.first else { return }
    let item = before[row: name].focus ?? first
    let holders = new.filter { $0.items.contains(item) }
    guard row.items.contains(item), holders.count == 1, let target = holders.first, target.name != name,
      old.first(where: { $0.name == target.name })?.items.contains(item) != true
    else { return }
    memory.focusedRow = target.name
    memory[row: target.name].focus = item
    memory[row: target.name].isDetached = memory.isDetached
  }

  /// The name itself, else the next one of the old order that is still there, else the nearest one before.
  private static func survivor(of name: Int, _ old: [Int], _ new: [Int]) -> Int? {
    if new.contains(name) { return name }
    guard let place = old.firstIndex(of: name) else { return nil }
    return old[(place + 1)...].first(where: new.contains) ?? old[..<place].last(where: new.contains)
  }
}
