/// One of the things a picker offers.
struct PickerEntry: Hashable {
  /// What it is called.
  var title: String
  /// More about it, at the right.
  var detail = ""
  /// Whether it is what holds now.
  var isCurrent = false
  /// Words that find it and are not shown.
  var synonyms: [String] = []

  /// Whether it stays in a list that was narrowed: every word stands somewhere in it, without regard to case.
  ///
  /// - Complexity: O(length of title, detail and synonyms, for each word).
  func matches(_ words: [String]) -> Bool {
    let text = ([title, detail] + synonyms).joined(separator: " ").lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
