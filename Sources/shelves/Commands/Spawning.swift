internal import Platform

/// Starting other programs from lists of words. See `posix_spawnp(3)`.
enum Spawning {
  /// Starts a program; answers 0 or an error number.
  ///
  /// Signals that this program handles its own way are as usual in the other one.
  ///
  /// - Parameters:
  ///   - descriptors: open files here, and their numbers there.
  ///   - input: the file that is standard input there; `nil` for the one here.
  ///   - output: the file that is standard output there; `nil` for the one here.
  ///   - ownsGroup: whether it is the head of a process group of its own.
  static func spawn(
    _ process: inout pid_t, _ words: [[UInt8]], environment: [[UInt8]]? = nil, descriptors: [(Int32, Int32)] = [],
    input: String? = nil, output: String? = nil, ownsGroup: Bool = false
  ) -> Int32 {
    var actions = FileActions()
    unsafe posix_spawn_file_actions_init(&actions.value)
    defer { unsafe posix_spawn_file_actions_destroy(&actions.value) }
    if let input { unsafe posix_spawn_file_actions_addopen(&actions.value, 0, input, O_RDONLY, 0) }
    if let output { unsafe posix_spawn_file_actions_addopen(&actions.value, 1, output, O_WRONLY, 0) }
    for (here, there) in descriptors { unsafe posix_spawn_file_actions_adddup2(&actions.value, here, there) }

    var attributes = Attributes()
    unsafe posix_spawnattr_init(&attributes.value)
    defer { unsafe posix_spawnattr_destroy(&attributes.value) }
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTSTP, SIGTERM, SIGHUP] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes.value, &usual)
    var held = sigset_t()
    unsafe sigemptyset(&held)
    unsafe posix_spawnattr_setsigmask(&attributes.value, &held)
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    if ownsGroup {
      flags |= Int32(POSIX_SPAWN_SETPGROUP)
      unsafe posix_spawnattr_setpgroup(&attributes.value, 0)
    }
    unsafe posix_spawnattr_setflags(&attributes.value, Int16(flags))

    let arguments = unsafe words.map(copy)
    let variables = unsafe environment?.map(copy)
    defer {
      unsafe arguments.forEach { unsafe free($0) }
      unsafe variables?.forEach { unsafe free($0) }
    }
    let program = String(decoding: words.first ?? [], as: UTF8.self)
    guard let variables = unsafe variables else {
      return unsafe posix_spawnp(&process, program, &actions.value, &attributes.value, arguments + [nil], environ)
    }
    return unsafe posix_spawnp(
      &process, program, &actions.value, &attributes.value, arguments + [nil], variables + [nil])
  }

  /// This program's environment with some variables set, as `NAME=value`.
  static func environment(with changes: [String: String]) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var place = unsafe environ
    while let entry = unsafe place.pointee {
      let text = unsafe Array(UnsafeBufferPointer(start: entry, count: strlen(entry))).map(UInt8.init(bitPattern:))
      let name = String(decoding: text.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      if changes[name] == nil { result.append(text) }
      unsafe place += 1
    }
    return result + changes.sorted { $0.key < $1.key }.map { Array("\($0.key)=\($0.value)".utf8) }
  }

  private static func copy(_ word: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    unsafe strdup(word.map(CChar.init(bitPattern:)) + [0])
  }

  /// The two records of `posix_spawn`, which are pointers on some systems.
  @safe private struct FileActions {
    #if canImport(Darwin)
      var value: posix_spawn_file_actions_t?
    #else
      var value = unsafe posix_spawn_file_actions_t()
    #endif
  }

  private struct Attributes {
    #if canImport(Darwin)
      var value: posix_spawnattr_t?
    #else
      var value = posix_spawnattr_t()
    #endif
  }
}
