extension SortOrder {
  /// Makes the key of a record whose fields were cut.
  ///
  /// - Parameter limit: how long the key has to be at least; beyond that it may end early.
  func makeKey(_ fields: some RecordFields, into key: inout [UInt8], limit: Int) {
    key.removeAll(keepingCapacity: true)
    for part in parts where key.count < limit {
      let value = unsafe part.column < fields.count ? fields[part.column] : nil
      unsafe SortOrder.append(value, of: part, to: &key, limit: limit)
    }
  }

  /// The key of an item.
  func key(_ item: Item?) -> [UInt8] {
    var key: [UInt8] = []
    for part in parts {
      if case .bytes(let value)? = item?.field(part.column) {
        unsafe value.withUnsafeBytes { unsafe SortOrder.append($0, of: part, to: &key, limit: .max) }
      } else {
        unsafe SortOrder.append(nil, of: part, to: &key, limit: .max)
      }
    }
    return key
  }
}
