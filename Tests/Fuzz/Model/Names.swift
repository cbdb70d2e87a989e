/// The names of a list before and after a change, and what becomes of one: `docs/updates.md`.
struct Names {
  let old: [Int]
  let new: [Int]
  /// Which name stands where another one, a placeholder, stood before.
  let heirs: [Int: Int]
  /// Whether nothing more will come.
  let isComplete: Bool

  /// The name itself, its heir, else the next one of the old order that is still there, else the nearest one before.
  func successor(of name: Int) -> Int? {
    if new.contains(name) { return name }
    if let heir = heirs[name], new.contains(heir) { return heir }
    guard let place = old.firstIndex(of: name) else { return isComplete ? nil : name }
    return old[(place + 1)...].first(where: new.contains) ?? old[..<place].last(where: new.contains)
  }
}
