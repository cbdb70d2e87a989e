/// Makes the bytes of one record after the other into digests; for one thread.
@safe final class RecordDigester {
  private let formats: [RecordFormat]
  private let keyColumn: Int?
  private let cutters: [any RecordFields]
  private let wanted: LengthSet?

  /// Prepares for the records of a snapshot.
  ///
  /// - Parameter wanted: the digests that are looked for; others may be passed over. `nil` for all.
  init(_ snapshot: RecordSnapshot, wanted: Set<RecordDigest>? = nil) {
    formats = snapshot.segments.map(\.format)
    keyColumn = snapshot.keyColumn
    cutters = keyColumn == nil ? [] : snapshot.segments.indices.map(snapshot.makeFields)
    self.wanted = wanted.map(LengthSet.init)
  }

  /// The digest of a record; `nil` if it cannot be one of those that are wanted.
  ///
  /// - Parameters:
  ///   - record: its bytes, perhaps with what stands between it and the next.
  ///   - segment: the file or stream it stands in.
  /// - Complexity: O(length), or less where its length alone tells.
  func digest(_ record: UnsafeRawBufferPointer, segment: Int) -> RecordDigest? {
    if let keyColumn {
      let fields = cutters[segment]
      unsafe fields.cut(record, atMost: keyColumn + 1)
      if keyColumn < fields.count, let value = unsafe fields[keyColumn] {
        guard wanted?.contains(value.count) ?? true else { return nil }
        return unsafe RecordDigest(value, isKey: true)
      }
    }
    let length = unsafe length(of: record, formats[segment])
    guard wanted?.contains(length) ?? true else { return nil }
    return unsafe RecordDigest(UnsafeRawBufferPointer(rebasing: record[..<length]), isKey: false)
  }

  /// How many of some bytes are the record that begins with them, without its end: whether it is the last one and has
  /// none makes no other record of it.
  private func length(of record: UnsafeRawBufferPointer, _ format: RecordFormat) -> Int {
    var end = record.count
    switch format {
    case .delimited(let dialect):
      while end > 0 {
        let byte = unsafe record[end - 1]
        guard byte == dialect.terminator || (byte == UInt8(ascii: "\r") && dialect.trimsCarriageReturn) else { break }
        end -= 1
      }
    case .json(.lines):
      while end > 0, JSONLayout.isBlank(unsafe record[end - 1]) { end -= 1 }
    case .json(let layout):
      end = unsafe JSONDecoder.end(of: record, layout: layout)
    }
    return end
  }
}

/// Lengths that may be those looked for: quick to ask, and seldom wrong.
private struct LengthSet {
  private static let count = 4096
  private var members = [Bool](repeating: false, count: LengthSet.count)

  init(_ digests: Set<RecordDigest>) {
    for digest in digests { members[digest.length % Self.count] = true }
  }

  func contains(_ length: Int) -> Bool { members[length % Self.count] }
}
