import Platform
import TestSupport

/// A folder of its own for one test, removed with everything in it when the test is over.
final class Scratch {
  private let folder: TemporaryFolder

  /// Makes an empty folder.
  init() throws { folder = try TemporaryFolder() }

  /// Its path.
  var path: String { folder.path }

  /// The path of a name in it, as bytes.
  func path(_ name: String) -> [UInt8] { Array("\(path)/\(name)".utf8) }

  /// Writes a file.
  @discardableResult
  func write(_ name: String, _ content: [UInt8]) throws -> [UInt8] {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw Failure(what: name) }
    defer { close(descriptor) }
    var done = 0
    while done < content.count {
      let count = content[done...].withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 { throw Failure(what: name) }
      done += count
    }
    return path(name)
  }

  /// Writes a file of text.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> [UInt8] { try write(name, Array(text.utf8)) }

  /// Runs a shell command in the folder.
  func run(_ command: String) throws {
    guard system("cd '\(path)' && \(command)") == 0 else { throw Failure(what: command) }
  }

  /// Something the test needs could not be done.
  struct Failure: Error { var what: String }
}
