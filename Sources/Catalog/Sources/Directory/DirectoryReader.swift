internal import Platform

/// Reads an open directory name by name. Nothing in it is opened, so a pipe without a writer cannot hold it up.
///
/// For one thread. Closes the directory when it goes.
@safe final class DirectoryReader {
  private let stream: OpaquePointer
  private let showsHidden: Bool

  /// Opens a directory within another, or by its path if there is none. See `openat(2)`, `fdopendir(3)`.
  init(_ path: [UInt8], in parent: DirectoryReader?, showsHidden: Bool) throws(SystemError) {
    self.showsHidden = showsHidden
    let name = path.map { CChar(bitPattern: $0) } + [0]
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK
    let descriptor = unsafe openat(parent?.descriptor ?? AT_FDCWD, name, flags)
    guard descriptor >= 0 else { throw SystemError.last }
    guard let opened = unsafe fdopendir(descriptor) else {
      let failure = SystemError.last
      _ = close(descriptor)
      throw failure
    }
    unsafe stream = opened
  }

  deinit { unsafe closedir(stream) }

  private var descriptor: Int32 { unsafe dirfd(stream) }

  /// The next entry; `nil` after the last. See `readdir(3)`, `fstatat(2)`.
  func next() throws(SystemError) -> DirectoryEntry? {
    while true {
      errno = 0
      guard let record = unsafe readdir(stream) else {
        if errno != 0 { throw SystemError.last }
        return nil
      }
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
      let name = unsafe (UnsafeRawPointer(record) + offset).assumingMemoryBound(to: CChar.self)
      let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: name, count: strlen(name)))
      if bytes == [UInt8(ascii: ".")] || bytes == Array("..".utf8) { continue }
      if bytes.first == UInt8(ascii: "."), !showsHidden { continue }
      var status = stat()
      // An entry that vanished since it was named is no entry any more.
      guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      var kind = Self.kind(status)
      if status.st_mode & S_IFMT == S_IFLNK {
        var target = stat()
        if unsafe fstatat(descriptor, name, &target, 0) == 0 {
          kind = .link(to: Self.kind(target))
          status = target
        } else {
          kind = .brokenLink
        }
      }
      return DirectoryEntry(
        name: bytes, kind: kind, size: Int(status.st_size), modified: Self.modified(status))
    }
  }

  private static func kind(_ status: stat) -> EntryKind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .directory
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    case S_IFCHR, S_IFBLK: .device
    default: status.st_mode & 0o111 != 0 ? .executable : .file
    }
  }

  private static func modified(_ status: stat) -> Int {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
  }
}
