import Platform

/// What reading cannot be faster than on one core: finding the line ends of a mapped file and nothing else.
enum BarePass {
  /// Counts the lines of a file with `memchr(3)`.
  static func lines(of file: TableFile) -> Int {
    let count = file.byteCount
    let descriptor = open(file.path, O_RDONLY)
    defer { close(descriptor) }
    guard let map = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), map != MAP_FAILED else { return 0 }
    defer { munmap(map, count) }
    var lines = 0
    var place = UnsafeRawPointer(map)
    let end = place + count
    while let found = memchr(place, 10, end - place) {
      lines += 1
      place = UnsafeRawPointer(found) + 1
    }
    return lines
  }
}
