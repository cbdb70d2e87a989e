/// What the command line asks for.
struct FuzzOptions {
  /// Seconds to run; `nil` for as long as operations last.
  var seconds: Int?
  /// Operations to do.
  var operations = 100_000
  /// The seed of the first run; each further one has the next.
  var seed: UInt64 = 1
  /// Replay files to run instead.
  var replays: [String] = []
  /// Where a failing run is written; a folder.
  var folder = "."

  /// The words of the command line.
  static let usage = "usage: ShelfFuzz [--seconds N] [--operations N] [--seed N] [--save FOLDER] [REPLAY ...]"

  /// Reads the words; `nil` where they make no sense.
  init?(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        replays.append(word)
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      if word == "--save" {
        folder = value
        continue
      }
      guard let number = Int(value), number >= 0 else { return nil }
      switch word {
      case "--seconds": (seconds, operations) = (number, .max)
      case "--operations": operations = number
      case "--seed": seed = UInt64(number)
      default: return nil
      }
    }
  }
}
