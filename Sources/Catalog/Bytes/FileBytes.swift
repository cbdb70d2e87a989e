internal import Platform

/// The bytes of an open file, read by place.
///
/// Reading is by `pread`, not through a memory map: a map of a file that someone truncates kills the process
/// with SIGBUS at the next touch, at any moment of a scan; `pread` then returns less. Blocks that fit the
/// cache make the copy cheap, and pages of the file do not count as this process's memory.
///
/// Open for reading only, except for the spill file of a stream.
final class FileBytes: Sendable {
  /// The open file; closed with this object, if it owns it.
  let descriptor: Int32
  private let origin: Int
  private let ownsDescriptor: Bool

  /// Takes over an open file.
  ///
  /// - Parameter origin: the place in the file that counts as 0.
  init(descriptor: Int32, origin: Int = 0, ownsDescriptor: Bool = true) {
    self.descriptor = descriptor
    self.origin = origin
    self.ownsDescriptor = ownsDescriptor
  }

  deinit {
    if ownsDescriptor { _ = close(descriptor) }
  }

  /// Reads bytes into a buffer; fewer than it holds only at the end of the file. See `pread(2)`.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var done = 0
    while done < buffer.count {
      guard let target = buffer.baseAddress else { break }
      let count = unsafe pread(
        descriptor, target + done, buffer.count - done, off_t(origin + offset + done))
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// The bytes of a range, as far as the file has them.
  func bytes(in range: Range<Int>) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      do throws(SystemError) {
        count = unsafe try read(at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
