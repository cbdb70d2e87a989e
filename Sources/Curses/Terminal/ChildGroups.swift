internal import CNcurses

/// Process groups of commands that run beside the program: they end when the program does, also where a signal or a
/// crash ends it. Only SIGKILL leaves them behind.
///
/// Up to 16 at a time. A group of its own is what lets a command be ended with all it started; it is also why no signal to
/// this program reaches it by itself.
public enum ChildGroups {
  /// Has the group of a command end with this process, from the moment it is there: signals that come while it is started
  /// wait. The command must not inherit that.
  ///
  /// - Parameter start: starts the command, and answers its group; `nil` where that was not possible.
  public static func add(_ start: () -> Int32?) {
    cn_children_hold(true)
    defer { cn_children_hold(false) }
    if let group = start() { cn_children_add(group) }
  }

  /// Lets it live on its own, or says that it is gone.
  public static func remove(_ group: Int32) { cn_children_remove(group) }
}
