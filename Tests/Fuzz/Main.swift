import Curses
import Platform

/// Walks over grids at random and compares: `make fuzz`.
@main
enum Main {
  /// Ends with 0 if nothing was found, 1 if something was, 2 where nothing could be tried.
  static func main() {
    guard let options = FuzzOptions(Array(CommandLine.arguments.dropFirst())) else {
      say(FuzzOptions.usage)
      exit(2)
    }
    do {
      exit(try options.replays.isEmpty ? search(options) : replay(options.replays))
    } catch {
      say("\(error)")
      exit(2)
    }
  }

  private static func replay(_ paths: [String]) throws -> Int32 {
    var status: Int32 = 0
    for path in paths {
      guard let text = TextFile.read(path) else {
        say("\(path): cannot be read")
        return 2
      }
      let finding = try Run.finding(in: Replay(text: text))
      say("\(path): \(finding?.description ?? "no fault")")
      if finding != nil { status = 1 }
    }
    return status
  }

  private static func search(_ options: FuzzOptions) throws -> Int32 {
    let runLength = 4_000
    let start = seconds()
    var seed = options.seed
    var done = 0
    while done < options.operations, options.seconds.map({ seconds() - start < $0 }) ?? true {
      let length = min(runLength, options.operations - done)
      // Said before the run: should it trap, this is where.
      say("seed \(seed): \(length) operations")
      if let failure = try Failure(seed: seed, length: length) { return report(failure, options) }
      done += length
      seed &+= 1
    }
    say("\(done) operations in \(seconds() - start) seconds, no fault")
    return 0
  }

  private static func report(_ failure: Failure, _ options: FuzzOptions) -> Int32 {
    say("seed \(failure.seed): \(failure.finding)\nshrinking \(failure.full.operations.count) operations")
    let short = failure.shrunk()
    let path = "\(options.folder)/seed-\(failure.seed).replay"
    say(short.text)
    if let finding = try? Run.finding(in: short) { say("\(finding)") }
    say(TextFile.write(short.text, to: path) ? "saved as \(path)" : "\(path): cannot be written")
    return 1
  }

  /// Seconds on a clock that never goes back.
  private static func seconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec
  }

  /// Says something at once.
  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}
