internal import Platform

/// Finds out how a text is stored and decodes it; the text in compressed data may be UTF-16 in turn.
final class StoredTextDecoder: ByteDecoder {
  private let mayBeCompressed: Bool
  private var start: [UInt8] = []
  private var decoder: (any ByteDecoder)?
  /// What is inside of compressed data.
  private var inner: StoredTextDecoder?

  /// Makes a decoder for a text of which nothing is known.
  ///
  /// - Parameter mayBeCompressed: whether compressed data is decompressed, and not taken for the text.
  init(mayBeCompressed: Bool = true) { self.mayBeCompressed = mayBeCompressed }

  func decode(_ bytes: UnsafeRawBufferPointer, to sink: ByteSink) throws(DecodingFailure) {
    if let decoder { return unsafe try pass(bytes, through: decoder, to: sink) }
    unsafe start += bytes
    unsafe try begin(isAll: false, to: sink)
  }

  func finish(to sink: ByteSink) throws(DecodingFailure) {
    unsafe try begin(isAll: true, to: sink)
    guard let inner else {
      unsafe try decoder?.finish(to: sink)
      return
    }
    // What was cut short is still good as far as it goes.
    var failure: DecodingFailure?
    do throws(DecodingFailure) { unsafe try decoder?.finish(to: sink) } catch { failure = error }
    unsafe try inner.finish(to: sink)
    if let failure { throw failure }
  }

  /// Chooses the decoder, once the first bytes tell.
  private func begin(isAll: Bool, to sink: ByteSink) throws(DecodingFailure) {
    guard decoder == nil, let form = StoredForm.sniff(start, isAll: isAll) else { return }
    let chosen: any ByteDecoder
    switch form {
    case .utf16(let bigEndian): chosen = UTF16Decoder(isBigEndian: bigEndian)
    case .gzip where mayBeCompressed, .zstd where mayBeCompressed:
      guard let made = CompressionDecoder(isZstd: form == .zstd) else { throw .keeping(SystemError(code: ENOMEM)) }
      inner = StoredTextDecoder(mayBeCompressed: false)
      chosen = made
    case .plain, .gzip, .zstd: chosen = PlainDecoder()
    }
    decoder = chosen
    let bytes = start
    start = []
    var failure: DecodingFailure?
    unsafe bytes.withUnsafeBytes { bytes in
      do throws(DecodingFailure) { unsafe try pass(bytes, through: chosen, to: sink) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func pass(
    _ bytes: UnsafeRawBufferPointer, through decoder: any ByteDecoder, to sink: ByteSink
  ) throws(DecodingFailure) {
    guard let inner else { return unsafe try decoder.decode(bytes, to: sink) }
    unsafe try decoder.decode(bytes) { (piece: UnsafeRawBufferPointer) throws(DecodingFailure) in
      unsafe try inner.decode(piece, to: sink)
    }
  }
}
