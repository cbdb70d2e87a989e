/// Turns bytes as they are stored into the bytes of the text, piece by piece.
protocol ByteDecoder: AnyObject {
  /// Takes the next piece, and passes on what it makes of it.
  func decode(_ bytes: UnsafeRawBufferPointer, to sink: ByteSink) throws(DecodingFailure)
  /// Takes the end; fails if something is missing before it.
  func finish(to sink: ByteSink) throws(DecodingFailure)
}

/// Where decoded bytes go.
typealias ByteSink = (UnsafeRawBufferPointer) throws(DecodingFailure) -> Void

/// Why no more bytes come out of a decoder. What came out before is good.
enum DecodingFailure: Error, Hashable, Sendable {
  /// The data is not what it should be: for a person.
  case data(String)
  /// What was decoded could not be kept.
  case keeping(SystemError)
}

/// Passes everything on as it is.
final class PlainDecoder: ByteDecoder {
  func decode(_ bytes: UnsafeRawBufferPointer, to sink: ByteSink) throws(DecodingFailure) { unsafe try sink(bytes) }
  func finish(to sink: ByteSink) throws(DecodingFailure) {}
}
