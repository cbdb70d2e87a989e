/// Turns the bytes a terminal sends into events.
///
/// A value: it reads nothing and waits for nothing, so that it can be tried with any bytes. Bytes are read here and not by
/// `wget_wch`, because ncurses drops what is no UTF-8, takes pasted text apart as if it were typed, and hands out the
/// letters of a sequence it does not know one by one.
///
/// 1. Every byte is part of one event, or of a sequence that is none; no letter of a sequence comes out as typed.
/// 2. What was decoded does not depend on how the bytes were cut into pieces, as long as no `expire` falls between.
/// 3. At most a paste is kept beyond `longestSequence` bytes.
///
/// Sequences are those of xterm and its kin (ctlseqs, "XTerm Control Sequences"), rxvt and the Linux console, and what the
/// terminfo entry adds.
struct InputDecoder {
  /// Bytes that are no event yet.
  private(set) var buffer: [UInt8] = []
  /// Keys only the terminfo entry knows.
  var keySequences: KeySequences
  private var paste: PasteBuffer?
  private var clicks = ClickCounter()

  /// A sequence longer than this is none.
  static let longestSequence = 4096

  /// Makes a decoder.
  init(keySequences: KeySequences = KeySequences()) {
    self.keySequences = keySequences
  }

  /// Whether what is kept may be a key of its own, an Escape for instance, so that only time can tell.
  var isUndecided: Bool {
    guard paste == nil, case .incomplete(mayEnd: true) = step(in: buffer[...], isFinal: false) else {
      return false
    }
    return true
  }

  /// Takes the next bytes.
  ///
  /// - Parameters:
  ///   - bytes: Bytes as read.
  ///   - time: When, in milliseconds on any clock that only goes forward; two clicks are told from a double one by it.
  /// - Complexity: O(number of bytes).
  mutating func decode(_ bytes: some Sequence<UInt8>, at time: UInt64) -> [Event] {
    buffer.append(contentsOf: bytes)
    return drain(isFinal: false, at: time)
  }

  /// Says that nothing came for a while: what may be a key of its own is one.
  mutating func expire(at time: UInt64) -> [Event] {
    guard isUndecided else { return [] }
    return drain(isFinal: true, at: time)
  }

  /// What the first bytes are.
  enum Step {
    /// This many bytes, and what they mean; nil for nothing.
    case done(Input?, Int)
    /// Part of something; `mayEnd` if they may be a key as well.
    case incomplete(mayEnd: Bool)
  }

  /// What a sequence means before clicks are counted and pastes collected.
  enum Input {
    case key(Key)
    case mouse(MouseEvent)
    case pasteStart
  }

  private mutating func drain(isFinal: Bool, at time: UInt64) -> [Event] {
    var events: [Event] = []
    var position = 0
    // Only what waits already may be ended by time, not what is found behind it.
    var isFinal = isFinal
    while position < buffer.count {
      if paste != nil {
        paste?.append(buffer[position...])
        position = buffer.count
        guard let end = paste?.takeEnd() else {
          if let piece = paste?.takePiece() { events.append(.paste(piece)) }
          break
        }
        events.append(.paste(end.text))
        paste = nil
        buffer = end.rest
        position = 0
        continue
      }
      guard case .done(let input, let length) = step(in: buffer[position...], isFinal: isFinal) else { break }
      position += length
      isFinal = isFinal && buffer.count > position && buffer[position] == 0x1B
      switch input {
      case .key(let key): events.append(.key(key))
      case .mouse(let mouse): events.append(.mouse(clicks.count(mouse, at: time)))
      case .pasteStart: paste = PasteBuffer()
      case nil: break
      }
    }
    buffer.removeFirst(position)
    return events
  }

  /// What stands at the beginning of `bytes`, which are not empty unless nothing waits.
  private func step(in bytes: ArraySlice<UInt8>, isFinal: Bool) -> Step {
    guard let first = bytes.first else { return .incomplete(mayEnd: false) }
    if first == 0x1B { return escape(bytes, isFinal: isFinal) }
    return plain(bytes)
  }

  /// A byte or a character that begins no sequence.
  func plain(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let first = bytes.first else { return .incomplete(mayEnd: false) }
    if first < 0x20 || first == 0x7F { return .done(.key(Key(control: first)), 1) }
    if first < 0x80 { return .done(.key(Key(.character(Character(UnicodeScalar(first))))), 1) }
    return UTF8Character.first(of: bytes)
  }
}
