import Testing

/// The pictures that the documents show.
@Suite struct ScreenshotTests {
  @Test func `the pictures of the documents are what the program makes now`() throws {
    let run = try CommandRun("\(Program.folder)/.ci/screenshots", ["--check", Program.shelves])
    #expect(run.outcome == .exited(0), "\(run.errorText)")
  }
}
