internal import CGetopt
internal import Platform

/// One pass of `getopt_long` over a command line, its pointers and global variables kept inside.
///
/// `@safe` because nobody else sees the memory: the words and the table are copies that live as long as the
/// call does, and `Step` holds bytes instead of pointers. The library's own state is behind a lock from `init`
/// to `deinit`, so two calls on one thread would wait for each other for ever.
@safe final class GetoptCall {
  /// What one step found.
  struct Step {
    /// The option's value, `?` for one that is wrong, `:` for a missing argument.
    var code: Int32
    /// The option's argument.
    var argument: [UInt8]?
    /// The value or the letter of the option at fault; 0 for an unknown long one.
    var offender: Int32
  }

  /// An option as the library wants it.
  struct LongOption {
    var name: String
    var argument: OptionSpec.Argument
    var value: Int32
  }

  private let count: Int32
  /// The words as C strings, in the order that the library gives them.
  private let words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let table: UnsafeMutablePointer<option>
  private let tableCount: Int
  private let shortOptions: String
  private var next: Int32 = 1

  /// Prepares a pass over words, and waits for one that is under way elsewhere.
  init(_ arguments: [[UInt8]], _ options: [LongOption], shortOptions: String) {
    count = Int32(arguments.count) + 1
    unsafe words = .allocate(capacity: arguments.count + 2)
    // The place of the program's name, which the library passes over.
    unsafe words.initialize(to: Self.copy([]))
    for (index, word) in arguments.enumerated() {
      unsafe (words + index + 1).initialize(to: Self.copy(word))
    }
    unsafe (words + arguments.count + 1).initialize(to: nil)

    tableCount = options.count
    unsafe table = .allocate(capacity: options.count + 1)
    for (index, entry) in options.enumerated() {
      unsafe (table + index).initialize(
        to: option(
          name: strdup(entry.name), has_arg: Self.kind(of: entry.argument), flag: nil, val: entry.value))
    }
    unsafe (table + options.count).initialize(to: option(name: nil, has_arg: 0, flag: nil, val: 0))
    self.shortOptions = shortOptions
    cgetopt_begin()
  }

  deinit {
    cgetopt_end()
    for index in 0..<Int(count) { unsafe words[index]?.deallocate() }
    unsafe words.deallocate()
    for index in 0..<tableCount { unsafe free(UnsafeMutablePointer(mutating: table[index].name)) }
    unsafe table.deallocate()
  }

  /// Goes on to the next option; `nil` when there is none left. Calls `getopt_long`.
  func step() -> Step? {
    let found = unsafe cgetopt_next(count, words, shortOptions, table)
    next = unsafe found.next
    guard unsafe found.code != -1 else { return nil }
    return unsafe Step(
      code: found.code, argument: found.argument.map { unsafe Self.bytes(at: $0) }, offender: found.offender)
  }

  /// The word that the last step ended with.
  var lastWord: [UInt8] { word(Int(next) - 1) }

  /// The word after that of the last step.
  var nextWord: [UInt8]? { next < count ? word(Int(next)) : nil }

  /// Passes over `nextWord`.
  func takeNextWord() { next = cgetopt_take_next() + 1 }

  /// The words that are no options; complete when there is no step left.
  var operands: [[UInt8]] { (Int(next)..<Int(count)).map(word) }

  private func word(_ index: Int) -> [UInt8] {
    unsafe words[index].map { unsafe Self.bytes(at: $0) } ?? []
  }

  private static func kind(of argument: OptionSpec.Argument) -> Int32 {
    switch argument {
    case .none: no_argument
    case .required: required_argument
    case .optional: optional_argument
    }
  }

  private static func bytes(at pointer: UnsafePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() {
      unsafe (pointer + index).initialize(to: CChar(bitPattern: byte))
    }
    unsafe (pointer + bytes.count).initialize(to: 0)
    return unsafe pointer
  }
}
