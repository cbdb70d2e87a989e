import Platform

@testable import shelves

/// What no directory case can show, with the test on a terminal, or of the program's output, that shows it.
///
/// This is the one list of exceptions: what is not named here needs a case.
enum OnTerminal {
  /// Actions that leave no trace in a frame: they are about the terminal itself.
  static let actions: [Action: String] = [
    .suspend: "Ctrl-Z gives the shell its terminal, and coming back the screen",
    .redraw: "Ctrl-L repairs a screen that something else wrote on",
    .toggleMouse: "m gives the mouse to the terminal and takes it back",
  ]

  /// Options, with a value where that is one of a few words, that need a terminal, time, or a state from an earlier run,
  /// or that print what is made from the tables and would be no more than a copy.
  static let options: [String: String] = [
    "no-mouse": "without the mouse the terminal keeps its own",
    "follow": "lines appended to a file appear, and the focus stays",
    "churn": "a changing demo changes by itself on a terminal, and the same way in each snapshot",
    "stats": "counters are written as JSON, and tell the two ways of hosting apart",
    "resume": "a source is opened where it was left",
    "help": "the help, the manual and the completions name every option",
    "manual": "the help, the manual and the completions name every option",
    "completions": "the help, the manual and the completions name every option",
    "completions=bash": "a shell offers every option, and every word of those that take one",
    "completions=zsh": "zsh offers the options that begin as typed, and the words of those that take one",
    "completions=fish": "a shell offers every option, and every word of those that take one",
  ]

  /// Values that are refused so far; a case has to show how.
  static let refusedValues: Set<String> = ["format=sqlite", "format=postgres"]

  /// The names of all tests in the folder of these.
  static let testNames: Set<String> = {
    var names: Set<String> = []
    for file in sources(in: "\(Program.folder)/Tests/TerminalTests") {
      let text = String(decoding: Folder.bytes(of: file) ?? [], as: UTF8.self)
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        if parts.count > 2, parts[0].hasSuffix("func ") { names.insert(String(parts[1])) }
      }
    }
    return names
  }()

  private static func sources(in folder: String) -> [String] {
    Folder.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return Folder.isFolder(path) ? sources(in: path) : name.hasSuffix(".swift") ? [path] : []
    }
  }
}
