import Platform
import Testing

/// One folder of `Tests/Cases`: what a run is given and what it has to answer. `Tests/Cases/README.md` says the format.
struct DirectoryCase: Sendable, CustomTestStringConvertible {
  /// The folder's name.
  let name: String

  /// The folder that holds all cases.
  static let root = "\(Program.folder)/Tests/Cases"

  /// All cases, by name.
  static let all: [DirectoryCase] = Folder.names(in: root).sorted()
    .filter { !$0.hasPrefix(".") && Folder.isFolder("\(root)/\($0)") }
    .map { DirectoryCase(name: $0) }

  /// Where it is.
  var folder: String { "\(Self.root)/\(name)" }

  var testDescription: String { name }

  /// One of its files, nil if it has none of that name.
  func bytes(_ file: String) -> [UInt8]? { Folder.bytes(of: "\(folder)/\(file)") }

  /// One of its files as text.
  private func text(_ file: String) -> String? { bytes(file).map { String(decoding: $0, as: UTF8.self) } }

  /// The keys that it plays; nil if it has none.
  var keys: String? { text("keys").map { lines($0).joined(separator: " ") } }

  /// What the program is called with.
  var arguments: [String] { arguments(withKeys: keys) }

  /// The same with other keys, or with none.
  func arguments(withKeys keys: String?) -> [String] {
    var arguments = lines(text("args") ?? "")
    let size = text("size")
    if bytes("keys") != nil || size != nil || bytes("screen") != nil {
      arguments += ["--snapshot", size.map { lines($0).joined() } ?? "80x24"]
    }
    if let keys { arguments += ["--keys", keys] }
    return arguments
  }

  /// The environment of a run in a folder: the usual one, and what its file `env` says.
  private func environment(in folder: String) -> [String: String] {
    let changes = lines(text("env") ?? "").map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts.count > 1 ? Self.replacing("{folder}", by: folder, in: parts[1]) : "")
    }
    return Program.environment(Dictionary(changes) { $1 })
  }

  private static func replacing(_ word: String, by other: String, in text: String) -> String {
    var parts: [Substring] = []
    var rest = text[...]
    while let place = rest.firstRange(of: word) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return (parts + [rest]).joined(separator: other)
  }

  /// The status that it has to end with.
  var status: Int32? { (text("status") ?? "0").split(separator: "\n").first.flatMap { Int32($0) } }

  /// Lines of a text, where a newline at the very end starts none.
  private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// What keeps a case from being run as it is.
  enum Preparation: Error {
    /// It makes no sense on this machine.
    case doesNotApply
    /// Its `setup` failed.
    case failed(String)
  }

  /// Runs the program on it.
  func run() throws -> CommandRun { try run(arguments) }

  /// Whether something else comes out when it is called otherwise.
  func comesOutOtherwise(with arguments: [String]) throws -> Bool {
    let run = try run(arguments)
    return run.output != bytes("screen") ?? bytes("stdout") ?? [] || run.errors != bytes("stderr") ?? []
      || run.outcome.shellStatus != status
  }

  private func run(_ arguments: [String]) throws -> CommandRun {
    guard bytes("setup") != nil else {
      return try CommandRun(
        Program.shelves, arguments, environment: environment(in: folder), folder: folder, input: bytes("stdin"))
    }
    let scratch = try ScratchFolder(copyOf: folder)
    let environment = environment(in: scratch.path)
    let setup = try CommandRun("sh", ["setup"], environment: environment, folder: scratch.path)
    switch setup.outcome {
    case .exited(0): break
    case .exited(77): throw Preparation.doesNotApply
    default: throw Preparation.failed("setup \(setup.outcome): \(setup.errorText)")
    }
    return try CommandRun(
      Program.shelves, arguments, environment: environment, folder: scratch.path, input: bytes("stdin"))
  }
}
