/// A run that can be had again: what is fixed, and every operation in order.
///
/// As text it is one line each, `# ` before remarks and `setup NAME NUMBER` before what is fixed.
struct Replay: Hashable {
  /// What is fixed.
  var setup = Setup()
  /// What is done, in order.
  var operations: [Operation]
  /// Remarks at the head of the file.
  var remarks: [String] = []

  init(setup: Setup = Setup(), operations: [Operation]) {
    self.setup = setup
    self.operations = operations
  }

  /// Reads the text of a replay file.
  ///
  /// - Throws: `ReplayError` for the first line that is none of these.
  init(text: String) throws(ReplayError) {
    operations = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ")
      if words.isEmpty { continue }
      if line.hasPrefix("#") {
        remarks.append(String(line.drop { $0 == "#" || $0 == " " }))
      } else if words[0] == "setup", words.count == 3, let value = Int(words[2]), setup.set(words[1], to: value) {
        continue
      } else if let operation = Operation(line) {
        operations.append(operation)
      } else {
        throw ReplayError(line: index + 1, text: String(line))
      }
    }
  }

  /// The text of the file.
  var text: String {
    let fixed = zip(Setup.names, setup.values).map { "setup \($0) \($1)" }
    return (remarks.map { "# \($0)" } + fixed + operations.map(\.description)).joined(separator: "\n") + "\n"
  }
}

/// A line of a replay file that says nothing.
struct ReplayError: Error, CustomStringConvertible {
  /// Which line, from 1.
  var line: Int
  /// What stands there.
  var text: String
  /// The place and the line.
  var description: String { "line \(line): '\(text)' is no operation" }
}
