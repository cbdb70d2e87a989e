/// The room of a file system, in bytes.
struct DiskSpace: Hashable, Sendable {
  /// What a program may still fill.
  var free: Int
  /// All of it.
  var total: Int

  /// What is left to others: a gigabyte, or a twentieth if that is more; of a small file system the half.
  var reserve: Int { min(max(1 << 30, total / 20), total / 2) }

  /// The size of blocks; some systems report more of them than can be counted in bytes.
  static func bytes(_ blocks: Int, of size: Int) -> Int {
    let (product, isTooMuch) = blocks.multipliedReportingOverflow(by: size)
    return isTooMuch ? Int.max : product
  }
}
