internal import Platform

/// Memory straight from the system: zero at first, provided page by page as it is touched, given back at once.
///
/// See `mmap(2)`. For what is large and lives long: the C library may keep what is freed.
@safe enum SystemMemory {
  /// Gets memory.
  static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = unsafe mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { preconditionFailure("out of memory") }
    return unsafe memory
  }

  /// Gives it back.
  static func free(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
    unsafe munmap(memory, byteCount)
  }
}
