import Platform

/// A terminal whose other end is in the hands of the test.
final class PseudoTerminal {
  /// The end of the person: keys in, screen out.
  let master: Int32
  /// The end of the program; kept open, so that modes and output stay readable after it has gone.
  let slave: Int32
  /// The name a process opens to have it as its terminal.
  let path: String

  struct Failure: Error {}

  init(width: UInt16 = 20, height: UInt16 = 5) throws {
    var (person, program): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&person, &program, nil, nil, nil) == 0, ttyname_r(program, &name, name.count) == 0 else {
      throw Failure()
    }
    master = person
    slave = program
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    for end in [person, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard fcntl(master, F_SETFL, O_NONBLOCK) == 0 else { throw Failure() }
    resize(width: width, height: height)
  }

  deinit {
    close(master)
    close(slave)
  }

  /// Gives the window another size.
  func resize(width: UInt16, height: UInt16) {
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Types bytes.
  func type(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  /// Types text.
  func type(_ text: String) { type(Array(text.utf8)) }

  /// What was written to the terminal since the last call; waits until it holds a text, or a while in vain.
  func output(until text: String = "") -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    for _ in 0..<50 {
      let count = read(master, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        continue
      }
      if String(decoding: bytes, as: UTF8.self).contains(text) { break }
      var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, 100)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The modes of the line.
  var modes: Modes {
    var modes = termios()
    tcgetattr(slave, &modes)
    return Modes(input: modes.c_iflag, output: modes.c_oflag, control: modes.c_cflag, local: modes.c_lflag)
  }

  /// The flags of a line.
  struct Modes: Equatable {
    var input: tcflag_t
    var output: tcflag_t
    var control: tcflag_t
    var local: tcflag_t
  }
}
