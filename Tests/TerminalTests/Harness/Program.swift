import Platform

/// Where things are: the built program, the checkout, the environment that programs get.
enum Program {
  /// The folder of the checkout.
  static let folder: String = {
    // Tests/TerminalTests/Harness/Program.swift, four steps down from it.
    let parts = #filePath.split(separator: "/").dropLast(4)
    return "/" + parts.joined(separator: "/")
  }()

  /// The program that was built together with these tests.
  static let shelves: String = {
    var candidates: [String] = []
    if let named = getenv("SHELVES_BINARY") { candidates.append(String(cString: named)) }
    candidates += testBundleFolders.map { "\($0)/shelves" }
    candidates.append("\(folder)/.build/debug/shelves")
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      preconditionFailure("no built program `shelves` at \(candidates.joined(separator: ", "))")
    }
    return found
  }()

  /// Where the running test bundle may be; the program is built next to it.
  private static var testBundleFolders: [String] {
    var paths = CommandLine.arguments
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    if count > 0 {
      paths.insert(String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self), at: 0)
    }
    // On macOS the bundle is a folder, named whole or by a file inside it.
    return paths.compactMap { path in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { return nil }
      return parts[..<bundle].joined(separator: "/")
    }
  }

  /// A small environment that does not depend on who runs the tests.
  static func environment(_ changes: [String: String] = [:]) -> [String: String] {
    var variables = [
      "PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin",
      "LC_ALL": "C.UTF-8",
      "TERM": "xterm-256color",
      "TZ": "UTC",
    ]
    variables.merge(changes) { $1 }
    return variables
  }
}
