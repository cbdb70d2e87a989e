internal import Platform

/// A value behind a mutex. See `pthread_mutex_lock(3)`.
///
/// The mutex is the C library's because the thread sanitizer knows that one; it takes the standard library's,
/// whose code it cannot see, for a race.
///
/// `@unchecked Sendable` because the value is reached through the mutex alone.
@safe final class Locked<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  /// Protects a value.
  init(_ value: sending Value) {
    self.value = value
    unsafe mutex.initialize(to: pthread_mutex_t())
    let code = unsafe pthread_mutex_init(mutex, nil)
    precondition(code == 0, "no mutex can be made: error \(code)")
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Works with the value while no other thread can. Not to be called from within itself.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
