private import CPCRE2

/// The memory that searching with regular expressions needs, and its limits; one for each thread that searches.
///
/// A search that reaches a limit has not failed: it gave up, and says so.
@safe package final class RegexScratch {
  /// Steps of one search; a few milliseconds.
  private static let steps: UInt32 = 500_000
  /// Kilobytes of heap, where the JIT is not used.
  private static let heap: UInt32 = 1 << 15
  /// Bytes of stack for the JIT, at first and at most.
  private static let stack = (first: 1 << 15, most: 1 << 20)

  /// Where a match is written.
  let data: OpaquePointer?
  /// The limits.
  let context: OpaquePointer?
  private let jitStack: OpaquePointer?

  /// Reserves it. Where there is no memory every search gives up.
  package init() {
    unsafe data = pcre2_match_data_create_8(1, nil)
    unsafe context = pcre2_match_context_create_8(nil)
    unsafe jitStack = pcre2_jit_stack_create_8(Self.stack.first, Self.stack.most, nil)
    guard unsafe context != nil else { return }
    _ = unsafe pcre2_set_match_limit_8(context, Self.steps)
    _ = unsafe pcre2_set_heap_limit_8(context, Self.heap)
    unsafe pcre2_jit_stack_assign_8(context, nil, UnsafeMutableRawPointer(jitStack))
  }

  deinit {
    unsafe pcre2_match_data_free_8(data)
    unsafe pcre2_match_context_free_8(context)
    unsafe pcre2_jit_stack_free_8(jitStack)
  }
}
