internal import Catalog
internal import ShelfKit

/// What the records of a catalog are called on the screen: numbers that stay the same over readings where a record was
/// found again.
///
/// A number is the ordinal of the record in the reading it was first called by it, and that reading's edition. So no
/// number is ever taken for one of another reading.
struct RecordNames {
  private static let ordinalBits = 40

  /// The records of one source.
  private struct Part {
    var edition: Int
    /// The numbers of records that an earlier reading knew, by their ordinals now.
    var numbers: [Int: Int] = [:]
    /// The other way round.
    var ordinals: [Int: Int] = [:]
    /// Records that were waited for by what was kept of them.
    var arrivals: [ItemID: Int] = [:]
  }

  private var parts: [Int: Part] = [:]

  /// The number of a record.
  func number(ofOrdinal ordinal: Int, inPart place: Int) -> Int {
    guard let part = parts[place] else { return ordinal }
    return part.numbers[ordinal] ?? part.edition << Self.ordinalBits | ordinal
  }

  /// The ordinal of the record that has a number; `nil` if that is of a reading which is over.
  func ordinal(ofNumber number: Int, inPart place: Int) -> Int? {
    guard let part = parts[place] else { return number }
    if let ordinal = part.ordinals[number] { return ordinal }
    guard number >> Self.ordinalBits == part.edition else { return nil }
    let ordinal = number & (1 << Self.ordinalBits - 1)
    return part.numbers[ordinal] == nil ? ordinal : nil
  }

  /// The number of the record that was waited for under some identity; `nil` if it has not come.
  func arrival(of id: ItemID, inPart place: Int) -> Int? {
    parts[place]?.arrivals[id].map { number(ofOrdinal: $0, inPart: place) }
  }

  /// Takes in a snapshot: in a new edition those records keep their numbers that were found.
  ///
  /// - Parameter quest: what was looked for.
  /// - Complexity: O(records looked for).
  mutating func take(_ snapshot: any CatalogSnapshot, _ quest: RecordSearch?) {
    for (place, records) in snapshot.recordParts {
      var part = parts[place] ?? Part(edition: 0)
      let isNew = part.edition != records.edition
      let found = quest.map { records.found(by: $0.quest) } ?? [:]
      if isNew { part = Part(edition: records.edition) }
      for (entry, ordinal) in found.sorted(by: { $0.key < $1.key }) {
        guard let id = quest?.ids[entry] else { continue }
        guard case .number(let number) = id.identity else {
          part.arrivals[id] = ordinal
          continue
        }
        guard isNew, part.numbers[ordinal] == nil, part.ordinals[number] == nil else { continue }
        part.numbers[ordinal] = number
        part.ordinals[number] = ordinal
      }
      parts[place] = part
    }
  }
}

/// Records that are looked for, with what they are called.
struct RecordSearch {
  var quest: RecordQuest
  /// What each of its entries is called.
  var ids: [ItemID]
}
