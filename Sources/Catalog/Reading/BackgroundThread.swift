internal import Platform

/// A thread of the system that runs one function and ends with it.
enum BackgroundThread {
  /// Starts a thread that nobody waits for. It takes no signals: those are for the thread of the screen.
  ///
  /// - Throws: `SystemError` when the system has no thread to give. See `pthread_create(3)`.
  static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    var everySignal = sigset_t()
    var formerSignals = sigset_t()
    unsafe sigfillset(&everySignal)
    unsafe pthread_sigmask(SIG_SETMASK, &everySignal, &formerSignals)
    let code = create(Work(body))
    unsafe pthread_sigmask(SIG_SETMASK, &formerSignals, nil)
    if code != 0 { throw SystemError(code: code) }
  }

  private static func create(_ work: Work) -> Int32 {
    let context = unsafe Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = unsafe pthread_create(&thread, nil, runWork, context.toOpaque())
    if code != 0 { unsafe context.release() }
    return code
  }
}

/// What a thread of the system does once, and then ends.
private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// The first function of a new thread; `context` is its retained `Work`.
private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  pthread_detach(pthread_self())
  guard let context = unsafe context else { return nil }
  unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
