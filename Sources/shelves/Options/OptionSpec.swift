/// All that the program says about one option: the entry of the table that parsing, help and completions read.
struct OptionSpec: Sendable {
  /// What it does.
  let name: OptionName
  /// Its one letter, where it has one.
  let letter: Character?
  /// The value it takes.
  let argument: Argument
  /// What it means, for the help; one sentence without a full stop.
  let summary: String
  /// Where the help lists it.
  let group: Group
  /// Whether its effect is there; an option that is not is refused rather than ignored.
  let isAvailable: Bool

  /// Makes an entry of the table.
  init(
    _ name: OptionName, _ letter: Character? = nil, _ argument: Argument = .none, in group: Group,
    isAvailable: Bool = true, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.summary = summary
    self.group = group
    self.isAvailable = isAvailable
  }

  /// Its long name, without the dashes.
  var long: String { name.rawValue }

  /// The long name that takes it back, without the dashes, where the configuration may have set it.
  var negation: String? {
    guard isAvailable, !PresetOptions.isForOneRun(name) else { return nil }
    return long.hasPrefix("no-") ? String(long.dropFirst(3)) : "no-\(long)"
  }

  /// How the help writes it: `-g, --group-by COL`.
  var synopsis: String {
    let lead = letter.map { "-\($0), " } ?? "    "
    return switch argument {
    case .none: "\(lead)--\(long)"
    case .required(let value): "\(lead)--\(long) \(value)"
    case .optional(let value): "\(lead)--\(long) [\(value)]"
    }
  }

  /// Whether an option takes a value, and what the help calls it.
  enum Argument: Hashable, Sendable {
    case none
    case required(String)
    /// After `=`, or as the next word where that looks like one.
    case optional(String)
  }

  /// The sections of the help, in their order.
  enum Group: String, CaseIterable, Sendable {
    case reading = "Reading"
    case arranging = "Rows and cards"
    case choosing = "Choosing and printing"
    case browsing = "Browsing"
    case looks = "Looks"
    case scripting = "Scripts, tests and measurements"
    case general = "Help"
  }
}
