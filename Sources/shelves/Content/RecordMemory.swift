internal import Catalog
internal import ShelfKit

/// Remembers what records are, while their bytes are still there: a file may be written anew where it stands.
struct RecordMemory {
  /// What is known of a record.
  private struct Known {
    var digest: RecordDigest
    var occurrence: Int?
  }

  struct Place: Hashable {
    var part: Int
    var number: Int
  }

  /// Bytes before a record up to which it is found out at once which of its equals it is.
  private static let near = 1 << 20
  /// Records remembered; beyond that only those of the moment are.
  private static let limit = 10_000

  /// Remembered records that are looked at, beside those that matter, where a file was written.
  private static let witnesses = 100

  private var known: [Place: Known] = [:]

  /// Remembers records that are not known yet, as many as there is room for.
  ///
  /// - Complexity: O(items), and the bytes of those that are new; of the first megabyte once where some are in it.
  mutating func note(_ items: NamedItems, in grid: CatalogGrid) {
    var fresh: [Int: [Int: RecordDigest]] = [:]
    var room = Self.limit
    for (part, number) in places(of: items, in: grid) where known[Place(part: part, number: number)] == nil {
      guard let records = grid.catalog.recordParts[part], records.mayChange,
        let ordinal = grid.names.ordinal(ofNumber: number, inPart: part),
        let digest = records.digest(ofOrdinal: ordinal)
      else { continue }
      if room == 0 { break }
      room -= 1
      if known.count > Self.limit { known.removeAll() }
      known[Place(part: part, number: number)] = Known(digest: digest)
      fresh[part, default: [:]][ordinal] = digest
    }
    for (part, digests) in fresh {
      let occurrences = grid.catalog.recordParts[part]?.occurrences(of: digests, within: Self.near) ?? [:]
      for (ordinal, occurrence) in occurrences {
        let number = grid.names.number(ofOrdinal: ordinal, inPart: part)
        known[Place(part: part, number: number)]?.occurrence = occurrence
      }
    }
  }

  /// Whether records are not what was shown any more: where they stood, others stand now, or nothing.
  ///
  /// A file that only grew is as good as one that did not change. Of records that were never remembered the others tell.
  ///
  /// - Complexity: O(items); where a file was written, also the bytes of those and of a hundred others.
  func isOutdated(_ items: NamedItems, in grid: CatalogGrid) -> Bool {
    var numbers: [Int: [Int]] = [:]
    for (part, number) in places(of: items, in: grid) { numbers[part, default: []].append(number) }
    return numbers.contains { part, numbers in
      let ordinals = numbers.compactMap { grid.names.ordinal(ofNumber: $0, inPart: part) }
      guard let records = grid.catalog.recordParts[part], records.mayChange, !records.isIntact(around: ordinals) else {
        return false
      }
      let witnesses = known.keys.lazy.filter { $0.part == part }.prefix(Self.witnesses).map(\.number)
      return (numbers + witnesses).contains { number in
        guard let ordinal = grid.names.ordinal(ofNumber: number, inPart: part) else { return false }
        guard let now = records.digest(ofOrdinal: ordinal) else { return true }
        return known[Place(part: part, number: number)].map { $0.digest != now } ?? false
      }
    }
  }

  /// What to look for in the next reading; `nil` for nothing.
  ///
  /// - Complexity: O(items).
  func search(for items: NamedItems, in grid: CatalogGrid) -> RecordSearch? {
    var entries: [RecordQuest.Entry] = []
    var ids: [ItemID] = []
    for (part, number) in places(of: items, in: grid) {
      let known = known[Place(part: part, number: number)]
      let ordinal = grid.names.ordinal(ofNumber: number, inPart: part)
      // Of a record that went away it is known what it was, or nothing.
      if ordinal == nil, known == nil { continue }
      entries.append(
        RecordQuest.Entry(part: part, ordinal: ordinal, digest: known?.digest, occurrence: known?.occurrence))
      ids.append(ItemID(number))
    }
    for (id, identity) in items.kept {
      entries.append(RecordQuest.Entry(identity))
      ids.append(id)
    }
    return entries.isEmpty ? nil : RecordSearch(quest: RecordQuest(entries, from: grid.catalog), ids: ids)
  }

  /// The identities of records.
  ///
  /// - Parameter limit: bytes before a record beyond which it is left out.
  /// - Complexity: O(items), and the bytes up to the last of them.
  func identities(of items: NamedItems, in grid: CatalogGrid, within limit: Int) -> [Place: RecordIdentity] {
    var result: [Place: RecordIdentity] = [:]
    var open: [Int: [Int: RecordDigest]] = [:]
    for (part, number) in places(of: items, in: grid) {
      let place = Place(part: part, number: number)
      let ordinal = grid.names.ordinal(ofNumber: number, inPart: part)
      let digest = known[place]?.digest ?? ordinal.flatMap { grid.catalog.recordParts[part]?.digest(ofOrdinal: $0) }
      guard let digest else { continue }
      if let occurrence = known[place]?.occurrence {
        result[place] = RecordIdentity(digest: digest, occurrence: occurrence)
      } else if let ordinal {
        open[part, default: [:]][ordinal] = digest
      }
    }
    for (part, digests) in open {
      let occurrences = grid.catalog.recordParts[part]?.occurrences(of: digests, within: limit) ?? [:]
      for (ordinal, occurrence) in occurrences {
        guard let digest = digests[ordinal] else { continue }
        let place = Place(part: part, number: grid.names.number(ofOrdinal: ordinal, inPart: part))
        result[place] = RecordIdentity(digest: digest, occurrence: occurrence)
      }
    }
    return result
  }

  /// The sources and numbers of records.
  private func places(of items: NamedItems, in grid: CatalogGrid) -> [(part: Int, number: Int)] {
    if grid.catalog.recordParts.isEmpty { return [] }
    var seen: Set<Place> = []
    return items.rows.flatMap { row, ids -> [(part: Int, number: Int)] in
      guard let part = grid.part(ofRow: row) else { return [] }
      return ids.compactMap { id in
        guard case .number(let number) = id.identity, seen.insert(Place(part: part, number: number)).inserted else {
          return nil
        }
        return (part, number)
      }
    }
  }
}
