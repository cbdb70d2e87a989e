/// Which element holds a viewport after a change of order: `docs/updates.md`.
struct Hold {
  let old: [Int]
  let new: [Int]
  /// What was on screen, with its places.
  let seen: [(name: Int, place: Int)]

  /// The anchor, on a neighbour if its own element is the one that moved.
  func anchor(insteadOf anchor: GridModel.Anchor) -> GridModel.Anchor {
    let places = seen.compactMap { old.firstIndex(of: $0.name) }
    guard let low = places.min(), let high = places.max() else { return anchor }
    let window = old[max(0, low - 8)...min(old.count - 1, high + 8)].filter(new.contains)
    guard let own = seen.first(where: { $0.name == anchor.name }), window.contains(anchor.name) else { return anchor }
    let others = kept(window.filter { $0 != anchor.name })
    if kept(window, through: anchor.name) > others.count { return anchor }
    let candidates = others.filter { name in seen.contains { $0.name == name } }
    let shifts = candidates.map(shift)
    let commonest = shifts.map { shift in shifts.count { $0 == shift } }
    guard let most = commonest.max(), let first = commonest.firstIndex(of: most),
      let holder = seen.first(where: { $0.name == candidates[first] })
    else { return anchor }
    return GridModel.Anchor(name: holder.name, delta: anchor.delta + own.place - holder.place)
  }

  private func place(_ name: Int) -> Int { new.firstIndex(of: name) ?? 0 }

  /// By how many places it went.
  private func shift(_ name: Int) -> Int { place(name) - (old.firstIndex(of: name) ?? 0) }

  /// The longest part whose order is kept; of several the one that begins first, at every choice.
  private func kept(_ names: [Int]) -> [Int] {
    var best: [[Int]] = Array(repeating: [], count: names.count)
    for index in names.indices.reversed() {
      let following = (index + 1..<names.count).filter { place(names[$0]) > place(names[index]) }
      let longest = following.map { best[$0].count }.max() ?? 0
      best[index] = [names[index]] + (following.first { best[$0].count == longest }.map { best[$0] } ?? [])
    }
    let longest = best.map(\.count).max() ?? 0
    return best.first { $0.count == longest } ?? []
  }

  /// The length of the longest such part that holds a name.
  private func kept(_ names: [Int], through name: Int) -> Int {
    guard let at = names.firstIndex(of: name) else { return 0 }
    return kept(names[..<at].filter { place($0) < place(name) }).count + 1
      + kept(names[(at + 1)...].filter { place($0) > place(name) }).count
  }
}
