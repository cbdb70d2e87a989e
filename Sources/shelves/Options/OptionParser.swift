/// Turns a command line into what the program is to do.
enum OptionParser {
  /// What a command line asks for.
  enum Request: Hashable, Sendable {
    /// Browse, list, or make a snapshot.
    case run(Options)
    case help
    case version
    case manual
    case completions(CompletionShell)
  }

  /// Reads the words after the program's name.
  ///
  /// A repeated option adds to a list where it is one (`--group-by`); elsewhere the last one counts.
  ///
  /// - Parameter base: what holds where the words say nothing else.
  /// - Throws: `UsageError` for the first word that cannot be understood or done.
  /// - Complexity: O(n) for n words.
  static func parse(_ arguments: [[UInt8]], over base: Options = Options()) throws(UsageError) -> Request {
    let (findings, sources) = OptionScanner.scan(arguments)
    var level = OptionLevel(over: base, isPreset: false)
    for finding in findings {
      switch finding {
      case .option(.help, _): return .help
      case .option(.version, _): return .version
      case .option(.manual, _): return .manual
      case .option(.completions, let value):
        return .completions(try OptionValue(option: "--completions", bytes: value ?? []).choice())
      default: try level.put(finding)
      }
    }
    var options = level.options
    options.sources = sources
    try OptionCombinations(
      options: options, given: findings.compactMap(\.name), saysHeader: findings.contains(.negation(.noHeader))
    ).check()
    return .run(options)
  }

  /// Why an option cannot be followed.
  static func refusal(of finding: OptionScanner.Finding) -> UsageError {
    let help = "try 'shelves --help'"
    switch finding {
    case .option(let name, _), .negation(let name):
      return UsageError("--\(name.rawValue) is not available in this version")
    case .missingValue(let name):
      guard OptionTable.spec(of: name).isAvailable else { return refusal(of: .option(name, nil)) }
      guard case .required(let value) = OptionTable.spec(of: name).argument else {
        return UsageError("--\(name.rawValue) needs a value")
      }
      return UsageError("--\(name.rawValue) needs a value: --\(name.rawValue) \(value)")
    case .unwantedValue(let name):
      return UsageError("--\(name) takes no value")
    case .ambiguous(let text):
      let fitting = OptionScanner.longNames.filter { $0.hasPrefix(text) }.map { "--" + $0 }
      return UsageError("--\(text) is not clear: \(OptionValue.alternatives(fitting))")
    case .unknown(let text):
      let known = OptionTable.all.filter(\.isAvailable).map { "--" + $0.long }
      let near = Suggestion.nearest(to: text, among: known)
      return UsageError("unknown option \(text)", advice: near.map { "did you mean \($0)?" } ?? help)
    }
  }

  /// Has an option's value hold from now on.
  ///
  /// - Throws: `UsageError` for a value that makes no sense, and for an option that is not there yet.
  static func apply(
    _ name: OptionName, _ bytes: [UInt8], hasValue: Bool, to options: inout Options
  ) throws(UsageError) {
    guard OptionTable.spec(of: name).isAvailable else { throw refusal(of: .option(name, nil)) }
    let value = OptionValue(option: "--" + name.rawValue, bytes: bytes)
    switch name {
    case .groupBy: options.groupBy.append(try value.word())
    case .title: options.title = try value.word()
    case .card: options.card = .template(try value.cardTemplate())
    case .cardFile: options.card = .file(try value.path())
    case .sort: options.sort.append(try value.sortKey())
    case .filter: options.filter = try value.filter()
    case .rowOrder: options.rowOrder = try value.choice()
    case .format: options.format = try value.choice()
    case .delimiter: options.delimiter = try value.separator()
    case .noHeader:
      options.noHeader = true
      options.header = false
    case .split: options.split = try value.separator()
    case .key: options.key = try value.word()
    case .readZero: options.readZero = true
    case .all: options.showHidden = true
    case .ansi: options.takesColors = true
    case .select: options.select = true
    case .find: options.find = true
    case .multi: options.multi = true
    case .selectOne: options.selectOne = true
    case .exitZero: options.exitZero = true
    case .list: options.list = true
    case .output: options.output = try value.outputFormat()
    case .printZero: options.printZero = true
    case .preview: options.preview = try value.command()
    case .open: options.open = try value.command()
    case .move: options.move = try value.choice()
    case .resume: options.resume = true
    case .noMouse: options.mouse = false
    case .theme: options.theme = try value.word()
    case .color: options.color = try value.choice()
    case .ascii: options.ascii = true
    case .snapshot: options.snapshot = try value.screenSize()
    case .keys: options.keys = try value.keyScript()
    case .snapshotFormat: options.snapshotFormat = try value.snapshotFormat()
    case .demo: options.demo = hasValue ? try value.demoExtent() : .standard
    case .churn: options.churn = try value.number(in: 1...10_000)
    case .hosting: options.hosting = try value.choice()
    case .inspector: options.inspector = true
    case .stats: options.stats = bytes == [UInt8(ascii: "-")] ? .standardError : .file(try value.path())
    case .follow: options.follow = true
    case .tail: options.tail = try value.number(in: 1...1_000_000_000)
    case .table, .query, .connectTimeout:
      throw refusal(of: .option(name, nil))
    case .noConfig: options.ignoresConfiguration = true
    case .help, .version, .manual, .completions:
      break
    }
  }
}
