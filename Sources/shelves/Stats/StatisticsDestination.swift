/// Where `--stats` writes.
enum StatisticsDestination: Hashable, Sendable {
  /// Standard error, written `-`.
  case standardError
  /// A file, by its path; what it held before is lost.
  case file([UInt8])
}
