import Platform
import Testing

@Suite struct CommandRunTests {
  @Test func `output, errors and status are kept apart`() throws {
    let run = try CommandRun("/bin/sh", ["-c", "cat; echo bad >&2; exit 3"], input: Array("data".utf8))
    #expect(run.outcome == .exited(3))
    #expect(run.outputText == "data")
    #expect(run.errorText == "bad\n")
  }

  @Test func `there is no terminal to be found`() throws {
    let run = try CommandRun("/bin/sh", ["-c", ": </dev/tty || exit 9"])
    #expect(run.outcome != .exited(0))
  }

  @Test func `more data than a pipe holds goes both ways`() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let run = try CommandRun("cat", [], input: bytes)
    #expect(run.output == bytes)
  }

  @Test func `a reader that stops early is no error`() throws {
    let run = try CommandRun("head", ["-c", "3"], input: [UInt8](repeating: 65, count: 1_000_000))
    #expect(run.outcome == .exited(0))
    #expect(run.outputText == "AAA")
  }
}
