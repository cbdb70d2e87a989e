internal import Platform
internal import ShelfKit

/// The file in which it is kept how a source was left.
struct ResumeFile {
  let place: ResumePlace

  /// Files kept in all; beyond that the one written longest ago goes.
  static let fileLimit = 200
  /// Marks kept of one source: with the names of records they fit into a file that is read again.
  static let markLimit = 10_000
  /// Rows kept of one source.
  static let rowLimit = 1_000

  /// What was kept; `nil` if there is nothing, or nothing that can be understood.
  func load() -> GridState? {
    guard let text = try? SmallFile.text(Array(place.path.utf8), onlyRegular: true) else { return nil }
    return try? GridState(text: text)
  }

  /// Keeps a state in place of what was kept before. A reader sees the one or the other, never a part.
  func save(_ state: GridState) throws(SystemError) {
    try makeFolder()
    let draft = place.path + ".\(getpid())"
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    var problem: SystemError?
    do throws(WriteError) {
      try OutputStream.writeAll(Array(text(of: state).utf8), to: descriptor)
    } catch {
      if case .failed(let reason) = error { problem = reason } else { problem = SystemError(code: EPIPE) }
    }
    close(descriptor)
    if problem == nil, unsafe rename(draft, place.path) != 0 { problem = .last }
    if let problem {
      unsafe unlink(draft)
      throw problem
    }
    prune()
  }

  /// As many rows as a file may hold.
  private func text(of state: GridState) -> String {
    var limit = Self.rowLimit
    var text = state.text(atMost: limit)
    while text.utf8.count > SmallFile.limit, limit > 0 {
      limit /= 2
      text = state.text(atMost: limit)
    }
    return text
  }

  /// Makes the folder and those it is in, for this person alone. Calls `mkdir`.
  private func makeFolder() throws(SystemError) {
    var path = ""
    for part in place.folder.split(separator: "/") {
      path += "/" + part
      if unsafe mkdir(path, 0o700) != 0, errno != EEXIST { throw SystemError.last }
    }
  }

  /// Deletes the files written longest ago, beyond the limit. Calls `opendir`, `stat` and `unlink`.
  private func prune() {
    var files = names().map { name in
      var status = stat()
      let path = place.folder + "/" + name
      let found = unsafe stat(path, &status) == 0
      return (path: path, age: found ? Self.written(status) : 0)
    }
    guard files.count > Self.fileLimit else { return }
    files.sort { $0.age < $1.age }
    for file in files.dropLast(Self.fileLimit) where file.path != place.path { unsafe unlink(file.path) }
  }

  private static func written(_ status: stat) -> Int {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
  }

  /// The names of such files in the folder.
  private func names() -> [String] {
    guard let folder = unsafe opendir(place.folder) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name.hasSuffix(ResumePlace.suffix) { names.append(name) }
    }
    return names
  }
}

extension ResumeFile {
  /// The file for a run; `nil` unless `--resume` was given, and where it is the configuration that has it and there is
  /// nothing to come back to.
  ///
  /// - Throws: `UsageError` where there is nothing to come back to, or no folder to keep it in.
  static func wanted(
    by options: Options, environment: (String) -> String? = Environment.value,
    standardInputIsTerminal: Bool = isatty(STDIN_FILENO) == 1
  ) throws(UsageError) -> ResumeFile? {
    guard options.resume, !options.list else { return nil }
    let place = ResumePlace(
      options, environment: environment, standardInputIsTerminal: standardInputIsTerminal)
    if let place { return ResumeFile(place: place) }
    if options.preset.contains(.resume) { return nil }
    if ResumePlace.folder(environment) == nil {
      throw UsageError("--resume has no folder to keep the place in", advice: "set XDG_STATE_HOME, or HOME, to a path")
    }
    throw UsageError("--resume cannot come back to standard input", advice: "name the source")
  }

  /// Keeps a state; answers what a person is told if that cannot be.
  func keep(_ state: GridState) -> Diagnostic? {
    do throws(SystemError) {
      try save(state)
      return nil
    } catch {
      return Diagnostic("\(place.folder): \(error.text)", advice: "--resume keeps there how a source was left")
    }
  }
}
