/// Makes a failing list of operations as short as it goes: delta debugging.
///
/// Parts are left out, large ones first; what still fails in the same way is kept. Then the numbers are made small.
struct Shrinker {
  /// Whether a replay shows the fault.
  let fails: (Replay) -> Bool
  /// How many replays may be tried.
  var budget = 4_000

  /// The shortest replay found.
  mutating func shrunk(_ replay: Replay) -> Replay {
    var best = replay
    var length = max(1, best.operations.count / 2)
    while budget > 0 {
      let before = best.operations.count
      withoutParts(of: length, in: &best)
      if length > 1 {
        length /= 2
      } else if best.operations.count == before {
        break
      }
    }
    withSmallNumbers(&best)
    return best
  }

  private mutating func withoutParts(of length: Int, in best: inout Replay) {
    var end = best.operations.count
    while end > 0, budget > 0 {
      var shorter = best
      shorter.operations.removeSubrange(max(0, end - length)..<end)
      _ = attempt(shorter, &best)
      end -= length
    }
  }

  private mutating func withSmallNumbers(_ best: inout Replay) {
    for index in best.operations.indices {
      for place in best.operations[index].numbers.indices {
        for value in [0, 1, 2, 5, 10] where value < best.operations[index][place] {
          var smaller = best
          smaller.operations[index].numbers[place] = value
          if attempt(smaller, &best) { break }
        }
      }
    }
  }

  private mutating func attempt(_ replay: Replay, _ best: inout Replay) -> Bool {
    guard budget > 0 else { return false }
    budget -= 1
    guard fails(replay) else { return false }
    best = replay
    return true
  }
}
