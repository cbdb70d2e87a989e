import Platform

/// A folder of its own for one test, removed with everything in it when the test lets go of it, passed or failed.
///
/// It stands in the folder that `TMPDIR` names, else in `/tmp`. `make test` names one in `.build` that it empties first, so that a
/// run that was killed leaves nothing for long either.
package final class TemporaryFolder {
  /// Its path, without a slash at the end.
  package let path: String

  /// Makes an empty folder. See `mkdtemp(3)`.
  package init() throws {
    let parent = getenv("TMPDIR").flatMap { $0[0] == 0 ? nil : String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/shelves-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(parent: parent, error: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    // A test may have taken its own permissions away.
    _ = system("chmod -R u+rwX '\(path)' && rm -rf '\(path)'")
  }

  /// No folder can be made there.
  package struct Failure: Error {
    package var parent: String
    package var error: Int32
  }
}
