internal import Platform

/// The program: its command line, what it asks for, and how it ends.
@main
enum Main {
  static func main() {
    // A reader that goes away is seen where it is written to, not as a sudden death.
    signal(SIGPIPE, SIG_IGN)
    do throws(Failure) {
      exit(try run().rawValue)
    } catch {
      error.diagnostic.report()
      exit(ExitStatus.failure.rawValue)
    }
  }

  private static func run() throws(Failure) -> ExitStatus {
    switch try request() {
    case .help: return try show(HelpText.text)
    case .version: return try show(HelpText.version + "\n")
    case .manual: return try show(ManualPage.text)
    case .completions(let shell): return try show(shell.script)
    case .run(let options): return try run(options)
    }
  }

  private static func request() throws(Failure) -> OptionParser.Request {
    do throws(UsageError) {
      let words = CommandLineWords.bytes
      let request = try OptionParser.parse(words)
      // Who asks for help gets it, whatever the configuration says.
      guard case .run(let own) = request, !own.ignoresConfiguration else { return request }
      let configured = try Configuration.options(
        in: ConfigurationFolder(environment: Environment.value),
        variable: Environment.bytes(Configuration.variable))
      return try OptionParser.parse(words, over: configured)
    } catch {
      throw Failure(error)
    }
  }

  private static func run(_ options: Options) throws(Failure) -> ExitStatus {
    let opening = try opening(options)
    if options.list {
      let content = try opening.content(Appearance())
      let status = try ListMode(options: options, content: content).run()
      try write(Statistics(content), options)
      return status
    }
    let ending =
      if let size = options.snapshot {
        try SnapshotMode(options: options, size: size).run(opening)
      } else {
        try InteractiveMode(options: options).run(opening)
      }
    return try finish(ending, options)
  }

  private static func opening(_ options: Options) throws(Failure) -> Opening {
    do throws(UsageError) {
      let folder = ConfigurationFolder(environment: Environment.value)
      return Opening(
        options: options, theme: try ThemeFolder.theme(named: options.theme, in: folder),
        resume: try ResumeFile.wanted(by: options))
    } catch {
      throw Failure(error)
    }
  }

  /// Prints what is to be printed, now that the terminal is as it was.
  private static func finish(_ ending: Ending, _ options: Options) throws(Failure) -> ExitStatus {
    if let frame = ending.frame { _ = try show(frame) }
    if !ending.choices.isEmpty {
      var printer = ChoicePrinter(options)
      for choice in ending.choices { try printer.print(choice) }
      try printer.finish()
      ending.notes.reportLosses()
    } else if ending.frame == nil, !options.follow {
      // What is followed ends when its file is replaced, as is usual.
      ending.notes.reportProblem()
    }
    ending.complaint?.report()
    try write(ending.statistics, options)
    return ending.status
  }

  /// Writes the counters of a run, if that was asked for.
  private static func write(_ statistics: Statistics, _ options: Options) throws(Failure) {
    guard let destination = options.stats else { return }
    do throws(UsageError) { try statistics.write(to: destination) } catch { throw Failure(error) }
  }

  private static func show(_ text: String) throws(Failure) -> ExitStatus { try show(Array(text.utf8)) }

  private static func show(_ bytes: [UInt8]) throws(Failure) -> ExitStatus {
    do throws(WriteError) {
      try OutputStream.writeAll(bytes, to: STDOUT_FILENO)
      return .done
    } catch {
      throw Failure(writing: error)
    }
  }
}
