import TestSupport

/// A copy of a folder that is thrown away with this object.
final class ScratchFolder {
  private let folder: TemporaryFolder

  var path: String { folder.path }

  init(copyOf original: String) throws {
    folder = try TemporaryFolder()
    let copy = try CommandRun("cp", ["-R", "\(original)/.", path], folder: "/")
    guard copy.outcome == .exited(0) else { throw DirectoryCase.Preparation.failed(copy.errorText) }
  }
}
