internal import Platform

extension BrowseContent {
  /// Waits for news, takes them in, and goes on until `isDone`; nothing else happens meanwhile.
  ///
  /// - Parameters:
  ///   - milliseconds: how long to wait in all; `nil` for as long as it takes.
  ///   - isDone: asked before each wait.
  ///   - takeNews: takes them in; the content alone does unless said otherwise.
  func wait(atMost milliseconds: Int? = nil, until isDone: () -> Bool, onNews takeNews: (() -> Void)? = nil) {
    let start = ContinuousClock.now
    while !isDone(), descriptor >= 0 {
      var timeout: Int32 = -1
      if let milliseconds {
        let passed = (ContinuousClock.now - start) / .milliseconds(1)
        guard passed < Double(milliseconds) else { return }
        timeout = Int32(Double(milliseconds) - passed) + 1
      }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&entry, 1, timeout) > 0 else { continue }
      if let takeNews { takeNews() } else { _ = self.takeNews() }
    }
  }
}
