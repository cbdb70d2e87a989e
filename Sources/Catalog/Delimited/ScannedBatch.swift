/// What a scanner found in a block: where records start, what is wrong with them, and their grouping fields.
///
/// This is all that passes between the scanning of bytes and the index, so that another scanner can take
/// the place of this one.
struct ScannedBatch: Sendable {
  /// A record, found.
  struct Record: Hashable, Sendable {
    /// Its first byte.
    var start: Int
    /// Its line, from 1.
    var line: Int
    /// How many fields it has.
    var fieldCount: Int
    /// Whether all of it is UTF-8.
    var isText = true
    /// The line of a quote in it that never closes.
    var openQuoteLine: Int?
  }

  /// The records that ended in the block, in order.
  var records: [Record] = []
  /// Their captured fields, unquoted, one after the other.
  var captured: [UInt8] = []
  /// Where each captured field ends; as many a record as there are captured columns, in their order. A
  /// field the record does not have is empty.
  var capturedEnds: [Int] = []

  /// Empties the batch and keeps its memory.
  mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    captured.removeAll(keepingCapacity: true)
    capturedEnds.removeAll(keepingCapacity: true)
  }
}
