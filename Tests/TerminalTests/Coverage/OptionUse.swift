@testable import shelves

/// The options of a case.
struct OptionUse {
  let sample: DirectoryCase
  /// How its arguments name them: `-g`, `--group-by`, and `format=csv` for each value.
  private(set) var names: Set<String> = []
  /// How many words the arguments are.
  let wordCount: Int

  init(_ sample: DirectoryCase) {
    self.sample = sample
    let words = sample.arguments
    wordCount = words.count
    for case .option(let name, let value?) in OptionScanner.scan(words.map { Array($0.utf8) }).findings {
      names.insert("\(name.rawValue)=\(String(decoding: value, as: UTF8.self))")
    }
    for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("-") {
      if word.hasPrefix("--") {
        names.insert(String(word.prefix { $0 != "=" }))
      } else {
        names.formUnion(Self.letters(in: word))
      }
    }
  }

  /// The options of a cluster of letters.
  private static func letters(in word: String) -> [String] {
    OptionScanner.scan([Array(word.utf8)]).findings.compactMap { finding in
      switch finding {
      case .option(let name, _), .missingValue(let name): OptionTable.spec(of: name).letter.map { "-\($0)" }
      default: nil
      }
    }
  }

  /// Whether something else comes out without an option that is given by its long name.
  func comesOutOtherwise(without spec: OptionSpec) throws -> Bool {
    var words = sample.arguments
    guard let index = words.firstIndex(where: { $0 == "--\(spec.long)" || $0.hasPrefix("--\(spec.long)=") }) else {
      return false
    }
    let hasValue = words.remove(at: index).contains("=")
    switch spec.argument {
    case .required where !hasValue: words.remove(at: index)
    case .optional where index < words.count && ScreenExtent.pair(words[index]) != nil: words.remove(at: index)
    default: break
    }
    return try sample.comesOutOtherwise(with: words)
  }
}
