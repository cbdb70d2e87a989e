import Platform

/// What a process holds in memory, pages of files not counted.
enum ResidentMemory {
  /// Bytes now; `nil` where the system does not tell.
  static func bytes(of process: pid_t) -> Int? {
    guard let total = kilobytes("VmRSS:", process), let files = kilobytes("RssFile:", process) else { return nil }
    return (total - files) * 1024
  }

  private static func kilobytes(_ name: String, _ process: pid_t) -> Int? {
    guard let file = fopen("/proc/\(process)/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        .split { $0 == " " || $0 == "\t" }
      if words.count > 1, words[0] == name { return Int(words[1]) }
    }
    return nil
  }
}
