import Testing

@testable import ShelfFuzz

/// Runs that once found something, and the form they are written in.
@MainActor @Suite struct ReplayTests {
  nonisolated static let folder = String(#filePath.dropLast("FuzzTests/ReplayTests.swift".count)) + "Replays/"

  @Test(arguments: TextFile.names(in: ReplayTests.folder, ending: ".replay"))
  func `what was found once is not found again`(name: String) throws {
    let text = try #require(TextFile.read(Self.folder + name))
    let finding = try Run.finding(in: Replay(text: text))
    #expect(finding == nil)
  }

  @Test func `there are replays`() {
    #expect(!TextFile.names(in: Self.folder, ending: ".replay").isEmpty)
  }

  @Test func `a replay written and read is the same replay`() throws {
    let generator = OperationGenerator(seed: 3)
    var replay = Replay(setup: generator.setup, operations: Array(generator.prefix(500)))
    replay.remarks = ["seed 3"]
    #expect(try Replay(text: replay.text) == replay)
  }

  @Test func `every verb is read back with its numbers`() {
    for verb in Verb.allCases {
      var operation = Operation(verb)
      operation.numbers = Array(1...4).dropLast(4 - verb.arity)
      #expect(Operation(operation.description) == operation)
      #expect(Operation(operation.description + " 1") == nil)
    }
  }

  @Test func `a line that says nothing is told with its number`() {
    let error = #expect(throws: ReplayError.self) { try Replay(text: "# remark\n\ndown 1\nsideways 2\n") }
    #expect(error?.line == 4)
  }
}
