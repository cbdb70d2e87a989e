/// The options of one place where they can stand, put over those of the places before it: the configuration file,
/// then `SHELVES_OPTS`, then the command line.
///
/// An option that adds something each time it is given adds to those of its own place, and replaces those of earlier ones.
struct OptionLevel {
  /// What holds so far.
  var options: Options
  private var given: Set<OptionName> = []
  private let isPreset: Bool

  /// Begins a place.
  ///
  /// - Parameter isPreset: whether it is another one than the command line.
  init(over options: Options, isPreset: Bool) {
    self.options = options
    self.isPreset = isPreset
  }

  /// Puts an option over what holds so far.
  ///
  /// - Throws: `UsageError` for one that cannot be understood or done.
  mutating func put(_ finding: OptionScanner.Finding) throws(UsageError) {
    if case .negation(let name) = finding { return takeBack(name) }
    guard case .option(let name, let value) = finding else { throw OptionParser.refusal(of: finding) }
    if given.insert(name).inserted {
      switch name {
      case .groupBy: options.groupBy = []
      case .sort: options.sort = []
      default: break
      }
    }
    try OptionParser.apply(name, value ?? [], hasValue: value != nil, to: &options)
    options.preset.subtract([.card, .cardFile].contains(name) ? [.card, .cardFile] : [name])
    if isPreset { options.preset.insert(name) }
    if given.isSuperset(of: [.card, .cardFile]) {
      throw UsageError("--card and --card-file exclude each other")
    }
  }

  /// Has an option be as if it had never been given.
  private mutating func takeBack(_ name: OptionName) {
    given.insert(name)
    options.takeBack(name)
    options.preset.remove(name)
  }
}
