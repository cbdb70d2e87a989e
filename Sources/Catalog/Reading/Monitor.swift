internal import Platform

/// A value behind a mutex whose changes can be waited for. See `pthread_cond_wait(3)`.
///
/// `@unchecked Sendable` because the value is reached through the mutex alone.
@safe final class Monitor<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  /// Protects a value.
  init(_ value: sending Value) {
    self.value = value
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe change.initialize(to: pthread_cond_t())
    let code = unsafe pthread_mutex_init(mutex, nil) | pthread_cond_init(change, nil)
    precondition(code == 0, "no mutex can be made: error \(code)")
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe pthread_mutex_destroy(mutex)
    unsafe change.deallocate()
    unsafe mutex.deallocate()
  }

  /// Changes the value, and lets those that wait look at it. Not to be called from within itself.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(change)
      unsafe pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Works with the value as soon as there is a result.
  func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      unsafe pthread_cond_wait(change, mutex)
    }
  }
}
