import Platform

/// Records of JSON made from a seed, in a file: a line each, or the elements of one array; about 180 bytes a record.
///
/// One string of 50 has an escape, one of 200 a letter written by its number.
struct JSONFile {
  /// Its path.
  let path: String
  /// How many records it has.
  let records: Int
  /// Whether they are elements of an array.
  let isArray: Bool

  /// Writes it, unless it is there from an earlier run.
  init(records: Int, isArray: Bool, in folder: String) {
    self.records = records
    self.isArray = isArray
    path = "\(folder)/people-\(records).\(isArray ? "json" : "ndjson")"
    if access(path, R_OK) == 0 { return }
    guard let file = fopen("\(path).part", "w") else { fatalError("cannot write \(path)") }
    var random = TableFile.Random()
    var text = isArray ? "[\n" : ""
    for number in 0..<records {
      text += Self.record(number, &random)
      text += isArray && number < records - 1 ? ",\n" : "\n"
      if number == records - 1, isArray { text += "]\n" }
      if text.utf8.count > 1 << 16 || number == records - 1 {
        fputs(text, file)
        text = ""
      }
    }
    fclose(file)
    rename("\(path).part", path)
  }

  private static func record(_ number: Int, _ random: inout TableFile.Random) -> String {
    let escape = number % 200 == 0 ? "\\u00e9" : number % 50 == 0 ? "\\\"" : ""
    let title = "\(random.word) \(random.word)\(escape) \(random.below(100_000))"
    return #"{"id":\#(number),"title":"\#(title)","genre":"\#(random.genre)","year":\#(1920 + random.below(105)),"#
      + #""rating":\#(random.below(10)).\#(random.below(10)),"votes":\#(random.below(1_000_000)),"seen":true,"#
      + #""place":{"city":"City \#(random.below(1000))","person":"P\#(random.below(100_000))"},"#
      + #""note":"\#(random.word) \#(random.word) \#(random.word)"}"#
  }

  /// Its bytes, with room to read behind them.
  func bytes(padding: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: byteCount + padding)
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var done = 0
    while done < bytes.count - padding {
      let count = bytes[done...].withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count - padding) }
      if count <= 0 { fatalError("cannot read \(path)") }
      done += count
    }
    return bytes
  }

  /// Its size in bytes.
  var byteCount: Int {
    var status = stat()
    stat(path, &status)
    return Int(status.st_size)
  }
}
