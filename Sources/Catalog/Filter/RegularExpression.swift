private import CPCRE2

/// A pattern, compiled by PCRE2 and, where the system lets memory be run, by its JIT.
///
/// Text is UTF-8; bytes of it that are none match nothing, and what stands between them is matched as usual. Classes such as
/// `\w` know all of Unicode. A pattern cannot take more than bounded time and memory: see `RegexScratch`.
///
/// `@unchecked Sendable` because PCRE2 never changes compiled code, and documents that threads may share it.
@safe final class RegularExpression: @unchecked Sendable {
  /// What is wrong with a pattern.
  struct Mistake: Error, Hashable {
    /// In the words of PCRE2.
    var reason: String
    /// Where that was noticed, in bytes from the start of the pattern.
    var offset: Int
  }

  /// What came of a search.
  enum Outcome: Hashable, Sendable {
    case found(Range<Int>)
    case absent
    /// It would have taken more steps or memory than are allowed.
    case gaveUp
  }

  private let code: OpaquePointer

  /// Compiles a pattern. See `pcre2_compile(3)`.
  init(_ pattern: String, ignoresCase: Bool) throws(Mistake) {
    var options = PCRE2_UTF | PCRE2_UCP | PCRE2_MATCH_INVALID_UTF | PCRE2_NEVER_BACKSLASH_C
    if ignoresCase { options |= PCRE2_CASELESS }
    var number: Int32 = 0
    var offset = 0
    let bytes = Array(pattern.utf8)
    guard let compiled = unsafe pcre2_compile_8(bytes, bytes.count, options, &number, &offset, nil) else {
      throw Mistake(reason: Self.reason(number), offset: offset)
    }
    unsafe code = compiled
    // Without a JIT the same code is interpreted.
    _ = unsafe pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
  }

  deinit { unsafe pcre2_code_free_8(code) }

  /// Looks for the first match at or after a place. See `pcre2_match(3)`.
  ///
  /// - Complexity: bounded by the limits of the scratch memory; usually O(length).
  func search(_ text: UnsafeRawBufferPointer, from start: Int = 0, _ scratch: RegexScratch) -> Outcome {
    var empty: UInt8 = 0
    guard let base = unsafe text.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return unsafe search(&empty, count: 0, from: 0, scratch)
    }
    return unsafe search(base, count: text.count, from: start, scratch)
  }

  private func search(
    _ base: UnsafePointer<UInt8>, count: Int, from start: Int, _ scratch: RegexScratch
  ) -> Outcome {
    var result = unsafe pcre2_match_8(code, base, count, start, 0, scratch.data, scratch.context)
    if result == PCRE2_ERROR_JIT_STACKLIMIT {
      // The interpreter keeps what it needs on the heap.
      result = unsafe pcre2_match_8(code, base, count, start, PCRE2_NO_JIT, scratch.data, scratch.context)
    }
    if result == PCRE2_ERROR_NOMATCH { return .absent }
    guard result >= 0, let ends = unsafe pcre2_get_ovector_pointer_8(scratch.data) else { return .gaveUp }
    // With `\K` in a look ahead a match may end before it starts.
    let (from, to) = unsafe (ends[0], ends[1])
    return .found(min(from, to)..<max(from, to))
  }

  private static func reason(_ number: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = unsafe pcre2_get_error_message_8(number, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<Int(count)], as: UTF8.self) : "error \(number)"
  }
}
