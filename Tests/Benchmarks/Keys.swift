/// Keys that are typed while a table is read: from the key to the first byte that answers it, on a pseudo-terminal.
enum Keys {
  /// How many keys are wanted, and how often the program is started for them at most.
  private static let (wanted, starts) = (500, 100)
  /// Seconds between two keys: faster than a key that is held down repeats.
  private static let pause = 0.015
  /// The answer time, in milliseconds, that one key of a hundred may exceed.
  private static let limit = 5.0
  private static let (right, up, down) = ("\u{1B}OC", "\u{1B}OA", "\u{1B}OB")

  /// Measures with the longest table.
  static func run(_ settings: Settings) -> [Promise] {
    let file = TableFile(records: settings.sizes.max() ?? 0, in: settings.folder)
    _ = BarePass.lines(of: file)
    var answers = Samples()
    var started = 0
    while answers.count < wanted, started < starts {
      started += 1
      type(into: Session(settings.program, [file.path, "-g", "genre"], home: settings.home), &answers)
    }
    print("keys while \(file.records) records are read: \(answers.count) of \(started) starts")
    guard answers.count > 0 else { return [] }
    Report.row("median", answers.median)
    Report.row("99th percentile", answers.percentile(99))
    Report.row("longest", answers.percentile(100))
    return [
      Promise(
        "keys while \(Report.grouped(file.records)) records are read, 99th percentile", answers.percentile(99) * 1000,
        .atMost(limit), "ms")
    ]
  }

  /// Types until all is read. A key without an answer counts with the second that was waited for it.
  private static func type(into session: Session, _ answers: inout Samples) {
    guard session.seconds(untilWritten: "┏") != nil else { fatalError("no card:\n\(session.screen)") }
    var number = 0
    while true {
      let next = Clock.seconds() + pause
      while case let rest = next - Clock.seconds(), rest > 0 { _ = session.read(within: rest) }
      // As long as records come their number has a plus sign.
      guard session.line(0).contains("+ records") else { return }
      while session.read(within: 0) {}
      let start = Clock.seconds()
      session.send(key(number))
      _ = session.read(within: 1)
      answers.add(Clock.seconds() - start)
      number += 1
    }
  }

  /// To the right each second time; between that ten rows down and up again.
  private static func key(_ number: Int) -> String {
    number % 2 == 0 ? right : number / 2 % 20 < 10 ? down : up
  }
}
