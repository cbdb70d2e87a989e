/// `docs/tasks.md`: tasks, and how many keys each takes in several programs.
struct TaskDocument {
  /// The programs of the first table, ours first.
  let programs: [String]
  /// The tasks, in their order.
  let tasks: [Task]

  /// A task of the document.
  struct Task {
    /// What it is called.
    let title: String
    /// The count of each program that can do it, by name.
    var counts: [String: Int]
    /// The keys of each program that can do it, by name.
    var keys: [String: [String]] = [:]
    /// The folder of `Tests/Cases` that plays ours.
    var sample: String?
  }

  /// Reads the document.
  init(_ text: String) {
    var tasks: [Task] = []
    var programs: [String] = []
    var current: Int?
    for line in text.split(separator: "\n") {
      let cells = Self.cells(of: line)
      if line.hasPrefix("### ") {
        current = tasks.firstIndex { line.lowercased() == "### \($0.title)".lowercased() }
      } else if cells.first == "task" {
        programs = Array(cells.dropFirst())
      } else if line.hasPrefix("| ["), let title = cells.first?.split(separator: "]").first?.dropFirst() {
        let counts = zip(programs, cells.dropFirst()).compactMap { program, cell in Int(cell).map { (program, $0) } }
        tasks.append(Task(title: String(title), counts: Dictionary(counts) { first, _ in first }))
      } else if let current, cells.count == 3, programs.contains(cells[0]) {
        tasks[current].keys[cells[0]] = cells[2].split(separator: " ").map(String.init)
      }
      if let current, let name = line.firstRange(of: "`task-") {
        tasks[current].sample = String(line[name.upperBound...].prefix { $0 != "`" })
      }
    }
    self.programs = programs
    self.tasks = tasks
  }

  /// The cells of a line of a table, without the marks of code and with `\|` as the character it stands for; none for
  /// any other line.
  private static func cells(of line: Substring) -> [String] {
    guard line.hasPrefix("|") else { return [] }
    var cells = [""]
    var isEscaped = false
    for character in line.dropFirst() {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "|" where !isEscaped: cells.append("")
      case "`": break
      default: cells[cells.count - 1].append(character)
      }
      isEscaped = false
    }
    return cells.dropLast().map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
