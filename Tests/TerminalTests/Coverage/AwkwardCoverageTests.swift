import Testing

/// Every awkward input of `Tests/Data` has a case with these bytes, or one whose `setup` makes it.
@Suite struct AwkwardCoverageTests {
  private static let folder = "\(Program.folder)/Tests/Data/awkward"

  /// Inputs too large to be kept twice, or that are no file; each with the case that makes it or the test that runs it.
  private static let madeElsewhere = [
    "29-2500-columns.tsv": "columns-2500", "35-one-huge-group.csv": "huge-group",
    "67-item-over-64k.txt": "line-over-64k-preview", "68-line-65536.txt": "line-of-65536",
    "90-make-tree.sh": "hostile-names",
    "91-stdin-slow.sh": "a slow producer is shown while it runs, the focus stays, and leaving ends it",
  ]

  @Test(arguments: Folder.names(in: folder).sorted()) func `an awkward input has a case`(_ name: String) throws {
    if let other = Self.madeElsewhere[name] {
      let isMade = DirectoryCase.all.contains { $0.name == other && $0.bytes("setup") != nil }
      #expect(isMade || OnTerminal.testNames.contains(other), "there is no ‘\(other)’")
      return
    }
    let bytes = try #require(Folder.bytes(of: "\(Self.folder)/\(name)"))
    let hasCase = DirectoryCase.all.contains { sample in
      Folder.names(in: sample.folder).contains { !Self.parts.contains($0) && sample.bytes($0) == bytes }
    }
    #expect(hasCase, "no folder of Tests/Cases holds \(name)")
  }

  /// Files of a case that are no data.
  private static let parts: Set<String> = [
    "args", "keys", "size", "env", "setup", "screen", "stdout", "stderr", "status",
  ]
}
