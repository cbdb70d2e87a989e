/// One thing done to a grid: a verb and its numbers, one line of a replay file.
///
/// Numbers that are places are taken modulo what there is at that moment, so that a list of operations stays
/// meaningful when some are left out.
struct Operation: Hashable, CustomStringConvertible {
  /// What is done.
  var verb: Verb
  /// To what, and how much; as many as the verb takes.
  var numbers: [Int]

  init(_ verb: Verb, _ numbers: Int...) {
    self.verb = verb
    self.numbers = numbers
  }

  /// Reads a line: `moveRow 3 7`.
  init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard let word = words.first, let verb = Verb(rawValue: String(word)) else { return nil }
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard numbers.count == words.count - 1, numbers.count == verb.arity else { return nil }
    self.verb = verb
    self.numbers = numbers
  }

  /// The line.
  var description: String { ([verb.rawValue] + numbers.map(String.init)).joined(separator: " ") }

  /// A number by its place.
  subscript(place: Int) -> Int { numbers[place] }
}
