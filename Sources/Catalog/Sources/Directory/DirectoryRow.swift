/// One folder of a directory, or its own files, as far as it is listed.
struct DirectoryRow: Sendable {
  /// The name of the row of a directory's own files; no folder can have it.
  static let ownName = [UInt8(ascii: ".")]

  /// The folder's name.
  var name: [UInt8]
  /// Its entries: folders first, each part in natural order.
  var entries: [DirectoryEntry] = []
  /// Whether all of them are there.
  var isComplete = false
  /// Why they are not, where they cannot be.
  var problem: String?

  /// The place of an entry by its name. Complexity: O(log n).
  func index(of name: [UInt8]) -> Int? {
    let firstFile = partition { !$0.isDirectory }
    for range in [0..<firstFile, firstFile..<entries.count] {
      var low = range.lowerBound
      var high = range.upperBound
      while low < high {
        let middle = (low + high) / 2
        if NaturalOrder.precedes(entries[middle].name, name) { low = middle + 1 } else { high = middle }
      }
      if low < range.upperBound, entries[low].name == name { return low }
    }
    return nil
  }

  /// The first place from which on something holds.
  private func partition(_ holds: (DirectoryEntry) -> Bool) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if holds(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
