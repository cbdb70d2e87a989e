import Platform

/// A table made from a seed, in a file: about a hundred bytes a record, columns of 20, of 1,000 and of
/// 100,000 groups, and one in which no value comes twice.
struct TableFile {
  /// Its path.
  let path: String
  /// How many records it has.
  let records: Int

  private static let groups = [
    "Action", "Adventure", "Animation", "Biography", "Comedy", "Crime", "Documentary", "Drama", "Family", "Fantasy",
    "History", "Horror", "Music", "Mystery", "News", "Romance", "Sport", "Thriller", "War", "Western",
  ]
  private static let words = Array(
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda sigma".split(separator: " "))

  /// Writes it, unless it is there from an earlier run.
  init(records: Int, in folder: String) {
    self.records = records
    path = "\(folder)/people-\(records).csv"
    if access(path, R_OK) == 0 { return }
    guard let file = fopen("\(path).part", "w") else { fatalError("cannot write \(path)") }
    var state: UInt64 = 1
    func random(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    var text = "id,title,genre,city,year,rating,votes,person,note\n"
    for number in 0..<records {
      let title = "\(Self.words[random(12)]) \(Self.words[random(12)]) \(random(100_000))"
      let note = (0..<4 + random(5)).map { _ in String(Self.words[random(12)]) }.joined(separator: " ")
      text += "\(number),\(title),\(Self.groups[random(20)]),City \(random(1000)),\(1920 + random(105)),"
      text += "\(random(10)).\(random(10)),\(random(1_000_000)),P\(random(100_000)),"
      text += random(10) == 0 ? "\"\(note), etc.\"\n" : "\(note) ...\n"
      if text.utf8.count > 1 << 16 || number == records - 1 {
        fputs(text, file)
        text = ""
      }
    }
    fclose(file)
    rename("\(path).part", path)
  }

  /// Its size in bytes.
  var byteCount: Int {
    var status = stat()
    stat(path, &status)
    return Int(status.st_size)
  }
}
