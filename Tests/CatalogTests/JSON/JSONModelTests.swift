import CSimdjson
import TestSupport
import Testing

@testable import Catalog

/// What is JSON and what its fields are, against a plain reading of the rules.
@Suite struct JSONModelTests {
  private func isValid(_ text: [UInt8]) -> Bool {
    JSONReader().read(copying: text[...]) { reading, _ in reading.is_valid }
  }

  /// The fields of a record by the names that lead to them.
  private func leaves(_ text: [UInt8]) -> [[UInt8]: [UInt8]] {
    var placer = JSONPlacer(JSONColumns(), grows: true)
    placer.begin()
    return JSONReader().read(copying: text[...]) { reading, bytes in
      placer.place(reading, of: bytes)
      var leaves: [[UInt8]: [UInt8]] = [:]
      for (column, index) in placer.found.enumerated() where index >= 0 {
        let part = reading.parts[index]
        if part.isNull { continue }
        var value: [UInt8] = []
        part.append(of: bytes, to: &value)
        let node = placer.columns.nodes.firstIndex { $0.column == column } ?? 0
        leaves[Array(placer.columns.path(of: node).joined(separator: [0]))] = value
      }
      return leaves
    }
  }

  @Test(arguments: [1, 11, 121] as [UInt64])
  func `records have the fields that the rules give them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<RandomText.rounds / 3 {
      let text = Array(RandomJSON.value(depth: 4, mayBreak: true, using: &generator).utf8)
      guard let value = JSONModel.read(text), leaves(text) == JSONModel.leaves(value) else {
        Issue.record("seed \(seed), round \(round): \(String(decoding: text, as: UTF8.self)) has \(leaves(text))")
        return
      }
    }
  }

  @Test(arguments: [2, 22, 242] as [UInt64])
  func `a damaged record is JSON exactly if the rules say so`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var valid = 0
    for round in 0..<RandomText.rounds {
      let text = RandomJSON(.values, records: 1, using: &generator).damaged(using: &generator)
      let expected = JSONModel.read(text) != nil
      if expected { valid += 1 }
      guard isValid(text) == expected else {
        Issue.record("seed \(seed), round \(round): \(text) \(String(decoding: text, as: UTF8.self))")
        return
      }
    }
    #expect(valid > RandomText.rounds / 50, "some texts survive")
  }

  @Test func `1024 brackets are read, one more is not`() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(isValid(nested(1024)))
    #expect(!isValid(nested(1025)))
    #expect(!isValid(nested(1_000_000)))
  }
}
