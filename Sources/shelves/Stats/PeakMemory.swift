internal import Platform

/// The most memory this process ever held at once.
enum PeakMemory {
  /// Bytes resident at the peak; 0 where the system does not tell.
  ///
  /// On Linux it is `VmHWM` of `/proc/self/status`: what `getrusage` tells there begins with the memory of the
  /// process that started this one. Elsewhere it is `ru_maxrss`. Calls `getrusage`.
  static var bytes: Int {
    #if os(Linux)
      if let bytes = highWaterMark { return bytes }
      return maximumResidentSize * 1024
    #else
      return maximumResidentSize
    #endif
  }

  private static var maximumResidentSize: Int {
    var usage = rusage()
    #if os(Linux)
      // An enumeration there, which its own function does not take.
      let selfOnly = Int32(RUSAGE_SELF.rawValue)
    #else
      let selfOnly = RUSAGE_SELF
    #endif
    return unsafe getrusage(selfOnly, &usage) == 0 ? usage.ru_maxrss : 0
  }

  private static var highWaterMark: Int? {
    guard let text = try? SmallFile.text(Array("/proc/self/status".utf8)) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.count > 1 ? Int(words[1]).map { $0 * 1024 } : nil
    }
    return nil
  }
}
