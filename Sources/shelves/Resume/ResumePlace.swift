internal import Platform

/// Where it is kept how a source was left: `$XDG_STATE_HOME/shelves`, or `~/.local/state/shelves`.
///
/// The file's name is made of the absolute paths of the sources and of what decides about their rows. Nothing of
/// either is in the file or its name in clear, since an address may hold a password.
struct ResumePlace: Hashable {
  /// The folder, without a slash at its end.
  let folder: String
  /// The file in it.
  let name: String

  /// What every such file's name ends with.
  static let suffix = ".state"

  /// The place for what the options name; `nil` for standard input, and where no folder is known.
  init?(_ options: Options, environment: (String) -> String?, standardInputIsTerminal: Bool = isatty(STDIN_FILENO) == 1)
  {
    guard let folder = Self.folder(environment),
      let sources = Self.sources(options, standardInputIsTerminal: standardInputIsTerminal)
    else { return nil }
    self.folder = folder
    let grouping =
      options.groupBy.map { Array("group \($0)".utf8) } + (options.split.map { [Array("split ".utf8) + $0] } ?? [])
    name = Self.digest(sources + grouping) + Self.suffix
  }

  /// Its path.
  var path: String { folder + "/" + name }

  /// The folder for such files; `nil` where none is known.
  static func folder(_ environment: (String) -> String?) -> String? {
    // A relative path counts for nothing, says the XDG base directory specification.
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/shelves" }
    return environment("HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.local/state/shelves" : nil }
  }

  private static func sources(_ options: Options, standardInputIsTerminal: Bool) -> [[UInt8]]? {
    if let demo = options.demo { return [Array("demo \(demo.rows)x\(demo.items)".utf8)] }
    if options.sources.isEmpty { return standardInputIsTerminal ? [absolute(Array(".".utf8))] : nil }
    if options.sources.contains(Array("-".utf8)) { return nil }
    return options.sources.map(absolute)
  }

  /// A path from the root, links followed; what is no path stays as it is. Calls `realpath`.
  private static func absolute(_ source: [UInt8]) -> [UInt8] {
    let terminated = source.map(CChar.init(bitPattern:)) + [0]
    guard let found = unsafe realpath(terminated, nil) else { return source }
    defer { unsafe free(found) }
    return unsafe (0..<Int(strlen(found))).map { unsafe UInt8(bitPattern: found[$0]) }
  }

  /// 128 bits of FNV-1a over the parts, each with its end marked: two runs from different beginnings.
  private static func digest(_ parts: [[UInt8]]) -> String {
    let bytes: [UInt8] = parts.flatMap { (part: [UInt8]) -> [UInt8] in part + [0] }
    let beginnings: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F]
    return beginnings.map { (beginning: UInt64) -> String in
      var hash = beginning
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
