public import Curses

/// Runs a tree of controllers on a terminal: events in, frames out, one loop on the main thread.
///
/// The loop waits for the terminal and for whatever else was registered with ``wake(on:_:)``. All input that waits is
/// applied before a frame is drawn, so a burst of keys costs a frame or a few; while input keeps coming a frame is
/// drawn as soon as the last one is older than ``frameInterval``. A frame is drawn only if something happened.
///
/// SIGTERM and SIGHUP end the loop as ``stop()`` does. The process dies of them when the terminal ends, so whoever has
/// something to keep keeps it between the two; it has two seconds.
public final class Application {
  /// The terminal it runs on.
  public let terminal: Terminal
  /// The controller whose view fills the screen.
  public let root: ViewController
  /// Draws views; its counters say how much work the frames took.
  public let compositor: Compositor
  /// Frames drawn so far.
  public private(set) var frames = 0
  /// How long a frame may be behind while input keeps coming.
  public let frameInterval = Duration.milliseconds(16)
  /// Asked for an event that no controller wanted.
  public var onUnhandled: ((Event) -> Void)?
  /// Called after each frame was drawn.
  public var onFrame: (() -> Void)?

  private var wakeups: [(descriptor: Int32, handler: () -> Void)] = []
  /// How much time has passed since some moment; tests put their own clock here.
  public var time: () -> Duration = {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }()
  var timers = TimerQueue()
  private(set) var isStopped = false
  private var isFrameDue = true
  private var lastFrame = ContinuousClock.now

  /// Makes an application; nothing is drawn before ``run()`` or ``drawFrame()``.
  public init(terminal: Terminal, root: ViewController) {
    self.terminal = terminal
    self.root = root
    compositor = Compositor(terminal: terminal)
    root.view.frame = Rect(origin: .zero, size: terminal.size)
  }

  /// Has `handler` called on the main thread whenever a descriptor is readable; a frame follows.
  public func wake(on descriptor: Int32, _ handler: @escaping () -> Void) {
    wakeups.append((descriptor, handler))
  }

  /// Forgets a descriptor.
  public func stopWaking(on descriptor: Int32) {
    wakeups.removeAll { $0.descriptor == descriptor }
  }

  /// Ends ``run()`` after what is going on now.
  public func stop() { isStopped = true }

  /// Asks for a frame although no event came.
  public func setNeedsFrame() { isFrameDue = true }

  /// Shows the screen and handles events until ``stop()``, or until the process is asked to end.
  public func run() {
    appear()
    terminal.postponeEndings()
    while goesOn {
      if isFrameDue { drawFrame() }
      let own = [terminal.inputDescriptor, terminal.signalDescriptor]
      let ready = terminal.wait(for: own + wakeups.map(\.descriptor), atMost: millisecondsToNextTimer)
      for event in terminal.readEvents() where goesOn {
        handle(event)
        if ContinuousClock.now - lastFrame > frameInterval { drawFrame() }
      }
      for wakeup in wakeups where ready.contains(wakeup.descriptor) && goesOn {
        wakeup.handler()
        isFrameDue = true
      }
      fireTimers()
    }
    disappear()
  }

  private var goesOn: Bool { !isStopped && !terminal.isAskedToEnd }

  /// Tells the root controller that it is on screen, if it is not.
  public func appear() {
    guard root.appearance == .disappeared else { return }
    root.beginAppearance(true)
    root.endAppearance()
  }

  private func disappear() {
    guard root.appearance == .appeared else { return }
    root.beginAppearance(false)
    root.endAppearance()
  }

  /// Applies one event, without drawing.
  public func handle(_ event: Event) {
    isFrameDue = true
    if case .resize(let size) = event { root.view.frame = Rect(origin: .zero, size: size) }
    if !root.handle(event) { onUnhandled?(event) }
  }

  /// Draws a frame and shows it.
  public func drawFrame() {
    isFrameDue = false
    root.prepareFrame()
    terminal.erase()
    compositor.compose(root.view)
    terminal.present()
    frames += 1
    lastFrame = ContinuousClock.now
    root.didShowFrame()
    onFrame?()
  }
}
