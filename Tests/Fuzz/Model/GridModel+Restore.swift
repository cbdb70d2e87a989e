/// States kept, and brought back.
extension GridModel {
  /// Keeps what the person did.
  mutating func remember() { remembered = memory }

  /// Takes back what was kept, at once.
  mutating func recall() { if let remembered { adopt(remembered) } }

  /// Takes a memory of another time: names that mean nothing now are resolved.
  mutating func adopt(_ other: Memory) {
    waiting = nil
    memory = resolved(other)
  }

  /// Writes the memory as text and reads it back.
  mutating func retell() {
    var other = memory
    other.isTouched = true
    adopt(other)
  }

  /// Brings back what was kept as soon as all that it needs is there, unless the person acts before.
  mutating func restore() {
    guard let remembered else { return }
    waiting = remembered
    restoreIfPossible()
  }

  func resolved(_ other: Memory) -> Memory {
    var result = carried(other, from: [])
    result.isTouched = other.isTouched
    return result
  }

  mutating func restoreIfPossible() {
    guard let saved = waiting else { return }
    if memory.isTouched {
      waiting = nil
      return
    }
    guard !content.isEmpty, hasAll(saved) else { return }
    let beginning = memory
    memory = resolved(saved)
    if isCutShort {
      memory = beginning
    } else {
      memory.isTouched = true
      waiting = nil
    }
  }

  /// Whether rows and items that the grid's focus and place name are there, or will not come.
  private func hasAll(_ saved: Memory) -> Bool {
    [saved.focusedRow, saved.anchor?.name].compactMap { $0 }.allSatisfy { name in
      guard let row = content.first(where: { $0.name == name }) else { return !data.lacksRows }
      let items = [saved[row: name].focus, saved[row: name].anchor?.name].compactMap { $0 }
      return !data.lackingRows.contains(name) || items.allSatisfy(row.items.contains)
    }
  }

  /// Whether something that may still come would be seen where the memory stands.
  private var isCutShort: Bool {
    if data.lacksRows, let stored = storedRows(rowAxis), rowAxis.clamped(stored, height) != stored { return true }
    guard let row = focusedRow, data.lackingRows.contains(content[row].name) else { return false }
    let axis = itemAxis(row)
    return storedItems(row, axis).map { axis.clamped($0, width) != $0 } ?? false
  }
}
