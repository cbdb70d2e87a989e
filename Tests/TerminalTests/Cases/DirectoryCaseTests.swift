import Testing

/// Every folder of `Tests/Cases`, replayed on the built program.
@Suite struct DirectoryCaseTests {
  @Test func `there are cases`() {
    #expect(!DirectoryCase.all.isEmpty)
  }

  @Test(arguments: DirectoryCase.all)
  func `a case answers what it has to`(_ sample: DirectoryCase) throws {
    let run: CommandRun
    do {
      run = try sample.run()
    } catch DirectoryCase.Preparation.doesNotApply {
      return
    }
    let status = try #require(sample.status, "its file ‘status’ holds no number")
    #expect(run.outcome.shellStatus == status, "\(run.outcome)")
    compare(run.output, sample.bytes("screen") ?? sample.bytes("stdout") ?? [], "standard output", of: sample)
    compare(run.errors, sample.bytes("stderr") ?? [], "standard error", of: sample)
  }

  @Test func `the same data in four forms is expected to look the same`() throws {
    let samples = DirectoryCase.all.filter { $0.name.hasPrefix("same-data-") }
    #expect(samples.map(\.name) == ["csv", "json", "ndjson", "tsv"].map { "same-data-\($0)" })
    #expect(Set(samples.map { $0.bytes("screen") }).count == 1)
    #expect(Set(samples.map { $0.bytes("stdin") }).count == samples.count)
  }

  private func compare(_ actual: [UInt8], _ expected: [UInt8], _ stream: String, of sample: DirectoryCase) {
    guard actual != expected else { return }
    let difference = LineDiff.text(expected: expected, actual: actual)
    Issue.record(
      "\(sample.name): \(stream) is not what it has to be (- expected, + printed)\n\(difference)")
  }
}
