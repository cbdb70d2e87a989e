/// Takes a command line apart by the conventions of `getopt_long`.
///
/// Options and sources mix, `--` ends the options, letters cluster, a long name may be cut short while it is
/// clear, and a value stands after `=` or as the next word. An optional value is the next word only where that
/// looks like one: `--demo 10x20`.
enum OptionScanner {
  /// One thing found on a command line.
  enum Finding: Hashable {
    case option(OptionName, [UInt8]?)
    /// What takes an option back that the configuration may have set: `--no-ascii`.
    case negation(OptionName)
    /// A word that is no option, as it was written.
    case unknown(String)
    /// A long name, without its dashes, cut so short that it fits several options.
    case ambiguous(String)
    case missingValue(OptionName)
    /// A long name, without its dashes, of what takes none.
    case unwantedValue(String)

    /// Whether it is a mistake in itself.
    var isMistake: Bool {
      switch self {
      case .option, .negation: false
      case .unknown, .ambiguous, .missingValue, .unwantedValue: true
      }
    }

    /// The option, if it is one that can be followed.
    var name: OptionName? {
      if case .option(let name, _) = self { name } else { nil }
    }
  }

  /// All options in the order given, and what is left: the sources.
  ///
  /// - Parameter arguments: The words after the program's name, as bytes.
  /// - Complexity: O(n) for n words.
  static func scan(_ arguments: [[UInt8]]) -> (findings: [Finding], sources: [[UInt8]]) {
    let call = GetoptCall(arguments, longOptions, shortOptions: shortOptions)
    var findings: [Finding] = []
    while let step = call.step() { findings.append(finding(step, in: call)) }
    return (findings, call.operands)
  }

  private static func finding(_ step: GetoptCall.Step, in call: GetoptCall) -> Finding {
    if let spec = negated(step.code) { return .negation(spec.name) }
    if step.code == wrong, let name = negated(step.offender)?.negation { return .unwantedValue(name) }
    return switch (step.code, spec(step.code), spec(step.offender)) {
    case (missing, _, let spec?): .missingValue(spec.name)
    case (wrong, _, let spec?): .unwantedValue(spec.long)
    case (_, let spec?, _): .option(spec.name, step.argument ?? followingValue(of: spec, in: call))
    default: unknown(step, in: call)
    }
  }

  private static func unknown(_ step: GetoptCall.Step, in call: GetoptCall) -> Finding {
    if step.offender != 0 {
      let letter = UInt8(truncatingIfNeeded: step.offender)
      return .unknown("-" + String(decoding: [letter], as: UTF8.self))
    }
    let word = String(decoding: call.lastWord, as: UTF8.self)
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    let isAmbiguous = !name.isEmpty && longNames.count { $0.hasPrefix(name) } > 1
    return isAmbiguous ? .ambiguous(name) : .unknown("--" + name)
  }

  /// The next word, taken as the value of an option that may have one.
  private static func followingValue(of spec: OptionSpec, in call: GetoptCall) -> [UInt8]? {
    guard case .optional = spec.argument, let word = call.nextWord,
      ScreenExtent.pair(String(decoding: word, as: UTF8.self)) != nil
    else { return nil }
    call.takeNextWord()
    return word
  }

  private static let missing = Int32(UInt8(ascii: ":"))
  private static let wrong = Int32(UInt8(ascii: "?"))

  // Above the values of letters, so that one number says which option it is.
  private static let firstValue: Int32 = 1000

  // The same for what takes an option back.
  private static let firstNegation: Int32 = 2000

  private static func negated(_ value: Int32) -> OptionSpec? {
    let index = Int(value - firstNegation)
    return OptionTable.all.indices.contains(index) ? OptionTable.all[index] : nil
  }

  private static func spec(_ value: Int32) -> OptionSpec? {
    let index = Int(value - firstValue)
    if OptionTable.all.indices.contains(index) { return OptionTable.all[index] }
    guard let letter = UInt8(exactly: value), letter > 0, letter < 0x80 else { return nil }
    return OptionTable.all.first { $0.letter == Character(Unicode.Scalar(letter)) }
  }

  private static let longOptions: [GetoptCall.LongOption] = OptionTable.all.enumerated().flatMap { index, spec in
    let own = GetoptCall.LongOption(name: spec.long, argument: spec.argument, value: firstValue + Int32(index))
    let negation = spec.negation.map {
      GetoptCall.LongOption(name: $0, argument: .none, value: firstNegation + Int32(index))
    }
    return [own] + [negation].compactMap { $0 }
  }

  /// All long names, those that take options back among them.
  static let longNames = longOptions.map(\.name)

  /// The leading colon keeps the library from printing and has it tell a missing value from an unknown option.
  private static let shortOptions: String = OptionTable.all.reduce(into: ":") { text, spec in
    guard let letter = spec.letter else { return }
    text.append(letter)
    if case .required = spec.argument { text.append(":") }
  }
}
