internal import CCompression

/// Decompresses gzip or zstd. See `inflate` of zlib and `ZSTD_decompressStream`.
///
/// Members that follow each other are one text, as for `gzip -dc` and `zstd -dc`. NUL bytes behind the last one are
/// padding; anything else there is told.
@safe final class CompressionDecoder: ByteDecoder {
  private let decoder: OpaquePointer
  private let name: String
  private let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  private var isBetweenMembers = true
  private var hasMember = false

  /// Makes a decoder; `nil` without memory.
  ///
  /// - Parameter isZstd: whether the data is zstd's, not gzip's.
  init?(isZstd: Bool) {
    guard let decoder = unsafe isZstd ? ccompression_zstd() : ccompression_gzip() else { return nil }
    unsafe self.decoder = decoder
    name = isZstd ? "zstd" : "gzip"
  }

  deinit {
    unsafe ccompression_free(decoder)
    unsafe output.deallocate()
  }

  func decode(_ bytes: UnsafeRawBufferPointer, to sink: ByteSink) throws(DecodingFailure) {
    var rest = unsafe bytes
    // With a full output there may be more to come, although all input was taken.
    var isFull = false
    while unsafe !rest.isEmpty || isFull {
      if isBetweenMembers, hasMember {
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest.drop { $0 == 0 })
        if unsafe rest.isEmpty { return }
      }
      let step = unsafe ccompression_decode(decoder, rest.baseAddress, rest.count, output.baseAddress, output.count)
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest[step.taken...])
      let made = unsafe step.made
      if made > 0 { unsafe try sink(UnsafeRawBufferPointer(rebasing: output[..<made])) }
      if let fault = unsafe step.fault {
        throw .data(
          isBetweenMembers && hasMember
            ? "unknown bytes after the \(name) data" : "bad \(name) data: \(unsafe String(cString: fault))")
      }
      isBetweenMembers = unsafe step.member_ended != 0
      isFull = unsafe made == output.count && !isBetweenMembers
      if isBetweenMembers { hasMember = true }
    }
  }

  func finish(to sink: ByteSink) throws(DecodingFailure) {
    if !isBetweenMembers { throw .data("the \(name) data breaks off") }
  }
}
