/// The keys of items that are all in memory.
struct ItemKeys: SortKeyReading {
  /// The key of each item, by the number it has here.
  let keys: [[UInt8]]
  /// Stops the sorting.
  let signal: LoadSignal

  var isCancelled: Bool { signal.isCancelled }

  func readDigits(_ pass: Int, of records: RecordSet, into digits: KeyDigits) -> Bool {
    records.forEach(in: keys.indices) { digits.set(keys[$0], pass: pass, of: $0) }
    return !signal.isCancelled
  }

  func key(of record: Int) -> [UInt8] { keys[record] }
}
