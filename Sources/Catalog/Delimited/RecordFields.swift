/// Cuts one record after the other into fields, for work on millions of them; for one thread.
///
/// Fields are valid until the next `cut`, and as long as the record's own memory is.
protocol RecordFields: AnyObject {
  /// How many fields the record has, as far as it was cut.
  var count: Int { get }
  /// A field of the record, unquoted; `nil` if it is missing.
  subscript(field: Int) -> UnsafeRawBufferPointer? { get }
  /// Cuts a record.
  ///
  /// - Parameters:
  ///   - record: its bytes, perhaps with what stands between it and the next.
  ///   - limit: how many fields are wanted.
  func cut(_ record: UnsafeRawBufferPointer, atMost limit: Int)
}
