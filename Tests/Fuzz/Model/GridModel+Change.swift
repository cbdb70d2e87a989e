extension GridModel {
  /// Takes other data, and carries over by name what a person did: `docs/updates.md`.
  mutating func change(to new: Content) {
    let old = content
    data = new
    content = new.sound
    if memory.isTouched { memory = carried(memory, from: old) }
    restoreIfPossible()
  }

  /// What a memory becomes that was made while the rows were `old`.
  func carried(_ before: Memory, from old: [Content.Row]) -> Memory {
    var result = before
    let rows = Names(
      old: old.map(\.name), new: content.map(\.name), heirs: data.rowHeirs, isComplete: !data.lacksRows)
    let focused = before.focusedRow ?? old.first?.name
    result.focusedRow = focused.flatMap(rows.successor) ?? (content.isEmpty ? focused : nil)
    result.anchor = rowAnchor(before, focused, rows)
    let slots = Set(before.rows.keys).union([focused].compactMap { $0 })
    var nameNow = Dictionary(uniqueKeysWithValues: slots.map { ($0, $0) })
    for (name, heir) in slots.compactMap({ name in heir(of: name, before, rows).map { (name, $0) } }) {
      nameNow[name] = heir
    }
    for (name, now) in nameNow where name != now || !nameNow.contains(where: { $0.key != name && $0.value == name }) {
      guard let newRow = content.first(where: { $0.name == now }) else { continue }
      var own = carried(before[row: name], old.first { $0.name == name }, newRow)
      if name != now {
        own.marks.add(before[row: now].marks)
        result[row: name] = RowMemory()
      }
      result[row: now] = own
    }
    moveMarks(before, &result, old, nameNow)
    if let focused { followFocus(from: focused, before, &result, old, nameNow[focused]) }
    return result
  }

  /// The row that takes over what a placeholder remembers: not one that was there beside it; nor one with a memory of its
  /// own, if the placeholder was away.
  private func heir(of name: Int, _ before: Memory, _ rows: Names) -> Int? {
    guard !rows.new.contains(name), let heir = data.rowHeirs[name], rows.new.contains(heir), !rows.old.contains(heir),
      rows.old.contains(name) || before[row: heir] == RowMemory()
    else { return nil }
    return heir
  }

  private func rowAnchor(_ before: Memory, _ focused: Int?, _ rows: Names) -> Anchor? {
    var anchor = before.anchor
    if anchor == nil, let first = rows.old.first, let newFirst = rows.new.first, first != newFirst {
      anchor = Anchor(name: first, delta: 0)
    }
    guard var anchor else { return nil }
    guard let successor = rows.successor(of: anchor.name) else { return content.isEmpty ? before.anchor : nil }
    if successor == anchor.name, before.isDetached || anchor.name != focused {
      anchor = Hold(old: rows.old, new: rows.new, seen: lastScene.map { ($0.name, $0.y) }).anchor(insteadOf: anchor)
    } else {
      anchor.name = successor
    }
    if anchor.name == rows.new.first { anchor.delta = max(0, anchor.delta) }
    return anchor
  }

  private func carried(_ own: RowMemory, _ old: Content.Row?, _ new: Content.Row) -> RowMemory {
    var own = own
    let names = Names(
      old: old?.items ?? [], new: new.items, heirs: data.itemHeirs, isComplete: !data.lackingRows.contains(new.name))
    let shown = lastScene.first { $0.name == old?.name }
    // A row at its beginning stays with the first item it had, where the row was seen to begin.
    if let old, let first = old.items.first, new.items.first != first {
      let place = shown?.isAtBeginning == true ? shown?.items.first?.place : nil
      own.focus = own.focus ?? first
      own.anchor = own.anchor ?? Anchor(name: first, delta: place.map { RowLook.of(row: old.name).lead - $0 } ?? 0)
    }
    own.anchor = own.anchor.flatMap { anchor in
      guard let successor = names.successor(of: anchor.name) else { return nil }
      guard successor == anchor.name, own.isDetached || anchor.name != own.focus, old != nil else {
        return Anchor(name: successor, delta: anchor.delta)
      }
      let seen = shown?.items.map { ($0.name, $0.place) } ?? []
      return Hold(old: names.old, new: names.new, seen: seen).anchor(insteadOf: anchor)
    }
    own.focus = own.focus.flatMap(names.successor)
    own.rangeStart = own.rangeStart.flatMap(names.successor)
    own.marks.names = Set(own.marks.names.map { names.new.contains($0) ? $0 : heirOfMark($0, names) })
    return own
  }

  private func heirOfMark(_ name: Int, _ names: Names) -> Int { names.heirs[name] ?? name }
}
