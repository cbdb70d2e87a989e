import Platform

/// A copy of a folder that is thrown away with this object.
final class ScratchFolder {
  let path: String

  init(copyOf original: String) throws {
    var template = "/tmp/shelves-case-XXXXXX".utf8CString.map { $0 }
    guard mkdtemp(&template) != nil else { throw HarnessError.system("mkdtemp", errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let copy = try CommandRun("cp", ["-R", "\(original)/.", path], folder: "/")
    guard copy.outcome == .exited(0) else { throw DirectoryCase.Preparation.failed(copy.errorText) }
  }

  deinit {
    // A setup may have taken its own permissions away.
    _ = try? CommandRun("chmod", ["-R", "u+rwX", path], folder: "/")
    _ = try? CommandRun("rm", ["-rf", path], folder: "/")
  }
}
