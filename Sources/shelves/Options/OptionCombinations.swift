internal import Catalog

/// Finds options that say nothing together: a mistake worth telling.
struct OptionCombinations {
  let options: Options
  /// The options that were given, in their order.
  let given: [OptionName]
  /// Whether `--header` is among them, the one that takes back another and says something besides.
  let saysHeader: Bool

  /// - Throws: `UsageError` for the first such mistake.
  func check() throws(UsageError) {
    try checkSnapshot()
    try checkDemo()
    // A configuration may say that there are headers, for whatever has some.
    if saysHeader, options.header, options.format == .lines {
      throw UsageError("--header names columns, and --format lines has one", advice: "--format csv reads a table")
    }
  }

  private func checkSnapshot() throws(UsageError) {
    if options.snapshot == nil, options.keys != .empty {
      throw UsageError("--keys is for snapshots", advice: "add --snapshot 80x24")
    }
    if options.snapshot == nil, options.snapshotFormat != .text {
      throw UsageError("--snapshot-format is for snapshots", advice: "add --snapshot 80x24")
    }
    // A configuration may say it for all runs; only who asks for both here is mistaken.
    if options.list, given.contains(.resume) {
      throw UsageError("--resume is about the place on a screen, and --list has none")
    }
    if options.snapshot != nil, options.list {
      throw UsageError("--list and --snapshot exclude each other")
    }
    if options.follow, options.list || options.snapshot != nil {
      throw UsageError("--follow has no end, and --\(options.list ? "list" : "snapshot") needs one")
    }
  }

  private func checkDemo() throws(UsageError) {
    guard options.demo != nil else {
      if options.churn != nil { throw UsageError("--churn changes the demo", advice: "add --demo") }
      if given.contains(.hosting) { throw UsageError("--hosting is for the demo", advice: "add --demo") }
      return
    }
    if let source = options.sources.first {
      let value = OptionValue(option: "--demo", bytes: source)
      if value.resemblesExtent { _ = try value.demoExtent() }
      throw UsageError("--demo shows numbered cards and reads no source: '\(value.text)'")
    }
    // How sources are read, arranged and looked through is nothing to the demo.
    let idle = given.first { $0 == .find || [.reading, .arranging].contains(OptionTable.spec(of: $0).group) }
    if let idle { throw UsageError("--demo shows numbered cards and has no use for --\(idle.rawValue)") }
  }
}
