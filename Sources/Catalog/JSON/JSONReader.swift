internal import CSimdjson

/// Checks JSON records and tells their parts; for one thread, with memory that all its readings share.
@safe final class JSONReader {
  /// How many bytes behind a record must be readable.
  static let padding = Int(cjson_padding)
  /// How many names lead to a column at most: `a.b.c` has three. What is deeper is one value.
  static let depth = 8

  private let reader: OpaquePointer

  /// Makes a reader. Calls `cjson_reader_new`.
  init() {
    guard let reader = unsafe cjson_reader_new() else { preconditionFailure("no memory to read JSON") }
    unsafe self.reader = reader
  }

  deinit { unsafe cjson_reader_free(reader) }

  /// Reads a record; its parts are there until the next reading.
  ///
  /// - Parameters:
  ///   - bytes: the record; `padding` more bytes must be readable behind it.
  ///   - depth: how deep in it the parts are told.
  /// - Complexity: O(length of the record).
  func read(_ bytes: UnsafeRawBufferPointer, listing depth: Int = JSONReader.depth) -> cjson_reading {
    unsafe cjson_read(reader, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, depth)
  }

  /// Reads a record with a copy of its bytes, and hands out both.
  func read<Result>(
    copying bytes: ArraySlice<UInt8>, _ body: (cjson_reading, UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let padded = Array(bytes) + [UInt8](repeating: 0, count: Self.padding)
    return unsafe padded.withUnsafeBytes { padded in
      let record = unsafe UnsafeRawBufferPointer(rebasing: padded[..<bytes.count])
      return unsafe body(read(record), record)
    }
  }
}
