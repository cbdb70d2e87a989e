import Platform

/// How much of the processors other programs take meanwhile: what makes times longer than they need be.
struct OtherWork {
  private let others: Double
  private let all: Double

  /// Begins now; `nil` where the system does not tell.
  init?() {
    guard let now = Self.now else { return nil }
    (others, all) = now
  }

  /// Of 100, since it began.
  var percent: Int? {
    guard let now = Self.now, now.all > all else { return nil }
    return max(0, Int(((now.others - others) / (now.all - all) * 100).rounded()))
  }

  /// Clock ticks that others have worked, and those of all processors, since the system started. See `proc_stat(5)`.
  private static var now: (others: Double, all: Double)? {
    guard let file = fopen("/proc/stat", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let ticks = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
      .dropFirst().prefix(8).compactMap(Double.init)
    guard ticks.count == 8 else { return nil }
    let all = ticks.reduce(0, +)
    // The fourth and the fifth are those in which there was nothing to do.
    let busy = all - ticks[3] - ticks[4]
    // What this program worked, and those that it started and that ended. See `times(3p)`.
    var own = tms()
    times(&own)
    let ours = own.tms_utime + own.tms_stime + own.tms_cutime + own.tms_cstime
    return (busy - Double(ours), all)
  }
}
