/// The file of options and keys, `config` in the configuration folder.
///
/// A line holds options as the command line does, or `bind KEY ACTION`, or `unbind KEY`; `#` begins a comment.
struct ConfigurationFile {
  private var level: OptionLevel
  private let folder: ConfigurationFolder?

  /// What a file's text asks for.
  ///
  /// - Parameters:
  ///   - origin: what messages call the file.
  ///   - folder: where it stands, and themes beside it; `nil` for nowhere.
  /// - Throws: `UsageError` with the line for what cannot be understood or does not belong there.
  /// - Complexity: O(n) for n bytes.
  static func options(
    in text: String, origin: String, folder: ConfigurationFolder? = nil
  ) throws(UsageError) -> Options {
    var file = ConfigurationFile(level: OptionLevel(over: Options(), isPreset: true), folder: folder)
    try NumberedLines(text: text, origin: origin).forEach { line throws(UsageError) in try file.take(line) }
    let leaves = file.level.options.bindings.all.contains { [.leave, .interrupt].contains($0.action) }
    guard leaves else {
      throw UsageError("\(origin): no key leaves the program", advice: "bind one to leave or to interrupt")
    }
    return file.level.options
  }

  private init(level: OptionLevel, folder: ConfigurationFolder?) {
    self.level = level
    self.folder = folder
  }

  private mutating func take(_ line: String) throws(UsageError) {
    let words = try ShellWords.split(Array(line.utf8), comments: true)
    guard let first = words.first else { return }
    switch try KeySetting(words.map { String(decoding: $0, as: UTF8.self) }) {
    case .bind(let key, let action): level.options.bindings.bind(key, to: action)
    case .unbind(let key): level.options.bindings.unbind(key)
    case nil:
      guard first.first == UInt8(ascii: "-"), first.count > 1 else { throw Self.refusal(of: first) }
      for finding in try PresetOptions.findings(in: words) {
        try level.put(finding)
        try ThemeFolder.check(finding, in: folder)
        try CardFolder.check(finding, in: folder)
      }
    }
  }

  private static func refusal(of word: [UInt8]) -> UsageError {
    let text = String(decoding: word, as: UTF8.self)
    let known = KeySetting.verbs + OptionTable.all.filter(\.isAvailable).map(\.long)
    let near = Suggestion.nearest(to: text, among: known)
    let meant = near.map { KeySetting.verbs.contains($0) ? $0 : "--\($0)" }
    return UsageError(
      "a line begins with an option, bind or unbind, not with '\(text)'", advice: meant.map { "did you mean \($0)?" })
  }
}
