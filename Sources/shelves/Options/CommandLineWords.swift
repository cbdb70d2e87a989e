/// The words the program was started with.
enum CommandLineWords {
  /// The words after the program's name as the bytes they are; names of files need not be UTF-8.
  static var bytes: [[UInt8]] {
    let vector = unsafe CommandLine.unsafeArgv
    return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard var pointer = unsafe vector[index] else { return nil }
      var word: [UInt8] = []
      while unsafe pointer.pointee != 0 {
        word.append(UInt8(bitPattern: unsafe pointer.pointee))
        unsafe pointer += 1
      }
      return word
    }
  }
}
