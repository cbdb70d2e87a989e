import Platform

/// A table made from a seed, in a file: about a hundred bytes a record, columns of 20, of 1,000 and of
/// 100,000 groups, and one in which no value comes twice.
struct TableFile {
  /// Its path.
  let path: String
  /// How many records it has.
  let records: Int

  /// The same numbers and words in each run.
  struct Random {
    private var state: UInt64 = 1

    /// A number below a bound.
    mutating func below(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }

    /// One of twelve words.
    var word: String { mutating get { String(words[below(12)]) } }
    /// One of twenty genres.
    var genre: String { mutating get { groups[below(20)] } }
  }

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
    var random = Random()
    var text = "id,title,genre,city,year,rating,votes,person,note\n"
    for number in 0..<records {
      let title = "\(random.word) \(random.word) \(random.below(100_000))"
      let note = (0..<4 + random.below(5)).map { _ in random.word }.joined(separator: " ")
      text += "\(number),\(title),\(random.genre),City \(random.below(1000)),\(1920 + random.below(105)),"
      text += "\(random.below(10)).\(random.below(10)),\(random.below(1_000_000)),P\(random.below(100_000)),"
      text += random.below(10) == 0 ? "\"\(note), etc.\"\n" : "\(note) ...\n"
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
