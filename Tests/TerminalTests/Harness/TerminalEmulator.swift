import CVTerm

/// A terminal on the far side of a program: takes its bytes, shows what a person would see.
final class TerminalEmulator {
  private let emulator: OpaquePointer
  private(set) var rows: Int
  private(set) var columns: Int

  init(rows: Int, columns: Int) {
    guard let emulator = vterm_emulator_new(Int32(rows), Int32(columns)) else {
      preconditionFailure("libvterm has no memory for a terminal of \(columns)x\(rows)")
    }
    self.emulator = emulator
    self.rows = rows
    self.columns = columns
  }

  deinit { vterm_emulator_free(emulator) }

  /// Shows what a program wrote.
  func feed(_ bytes: [UInt8]) {
    vterm_emulator_feed(emulator, bytes, bytes.count)
  }

  /// What the terminal answers to the program's questions, once.
  func takeAnswer() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = vterm_emulator_take_answer(emulator, &bytes, bytes.count)
    return Array(bytes.prefix(count))
  }

  func resize(rows: Int, columns: Int) {
    vterm_emulator_resize(emulator, Int32(rows), Int32(columns))
    self.rows = rows
    self.columns = columns
  }

  /// The screen as it is now.
  var screen: TerminalScreen {
    var row: Int32 = 0
    var column: Int32 = 0
    vterm_emulator_cursor(emulator, &row, &column)
    return TerminalScreen(
      cells: (0..<rows).map { y in
        (0..<columns).map { x in TerminalCell(vterm_emulator_cell(emulator, Int32(y), Int32(x))) }
      },
      cursor: (Int(row), Int(column)))
  }
}
