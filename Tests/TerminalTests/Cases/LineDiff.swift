/// How two texts differ, line by line, for people to read.
enum LineDiff {
  /// Lines of both: common ones after a blank, missing ones after `-`, surplus ones after `+`.
  ///
  /// - Complexity: O(*n* · *m*) for *n* and *m* lines; meant for screens, and cut for longer texts.
  static func text(expected: [UInt8], actual: [UInt8]) -> String {
    let old = lines(expected)
    let new = lines(actual)
    // Length of the longest common run of lines from each pair of places on.
    var common = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        common[i][j] =
          old[i] == new[j] ? common[i + 1][j + 1] + 1 : max(common[i + 1][j], common[i][j + 1])
      }
    }
    var output: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        output.append("  " + old[i])
        (i, j) = (i + 1, j + 1)
      } else if j == new.count || (i < old.count && common[i + 1][j] >= common[i][j + 1]) {
        output.append("- " + old[i])
        i += 1
      } else {
        output.append("+ " + new[j])
        j += 1
      }
    }
    return output.joined(separator: "\n")
  }

  /// Lines as a person can tell them apart: control bytes escaped, a missing newline at the end said.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    let limit = 400
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).prefix(limit + 1)
      .map { visible($0) }
    if lines.count > limit {
      lines[limit] = "(more lines)"
    } else if lines.last == "" {
      lines.removeLast()
    } else {
      lines[lines.count - 1] += "(no newline at the end)"
    }
    return lines
  }

  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    guard let text = String(validating: line, as: UTF8.self) else {
      return line.map { 0x20..<0x7F ~= $0 ? String(Unicode.Scalar($0)) : "\\x" + String($0, radix: 16) }.joined()
    }
    return text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}
