import Testing

@testable import shelves

/// The keys that `docs/tasks.md` counts are those that the cases play.
@Suite struct TaskDocumentTests {
  private static let document = TaskDocument(
    String(decoding: Folder.bytes(of: "\(Program.folder)/docs/tasks.md") ?? [], as: UTF8.self))

  @Test func `each case of a task is in the document, once, and the document has no others`() {
    let cases = DirectoryCase.all.map(\.name).filter { $0.hasPrefix("task-") }
    #expect(cases.count >= 10)
    #expect(Self.document.tasks.map { $0.sample.map { "task-\($0)" } } == cases.map(Optional.some))
    #expect(Self.document.programs == ["shelves", "fzf", "VisiData", "lf"])
  }

  @Test(arguments: document.tasks.indices)
  func `the count of each program is that of the keys given for it`(_ index: Int) {
    let task = Self.document.tasks[index]
    #expect(task.counts == task.keys.mapValues(\.count), "\(task.title)")
  }

  @Test(arguments: document.tasks.indices)
  func `our keys are those of the case, one a word`(_ index: Int) throws {
    let task = Self.document.tasks[index]
    let name = try #require(task.sample)
    let sample = try #require(DirectoryCase.all.first { $0.name == "task-\(name)" })
    let words = try #require(sample.keys).split(separator: " ").map(String.init)
    #expect(task.keys["shelves"] == words, "\(task.title)")
    #expect(try KeyScript(words.joined(separator: " ")).events.count == words.count, "\(task.title)")
  }

  @Test(arguments: document.tasks.indices)
  func `no other program takes fewer keys`(_ index: Int) throws {
    let task = Self.document.tasks[index]
    let ours = try #require(task.counts["shelves"], "\(task.title)")
    for (program, count) in task.counts { #expect(ours <= count, "\(task.title): \(program)") }
  }

  @Test func `a table is read as it is meant`() {
    let document = TaskDocument(
      """
      | task | shelves | other |
      |---|---:|---:|
      | [look at it](#look-at-it) | 2 | n/a |
      ### Look at it
      | | started as | keys |
      | shelves | `a \\| shelves` | `\\| \\\\` |
      Case `task-01-look`.
      """)
    #expect(document.programs == ["shelves", "other"])
    #expect(document.tasks.map(\.title) == ["look at it"])
    #expect(document.tasks.first?.counts == ["shelves": 2])
    #expect(document.tasks.first?.keys == ["shelves": ["|", "\\"]])
    #expect(document.tasks.first?.sample == "01-look")
  }
}
