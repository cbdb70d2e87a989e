/// What the shell is told when the program ends.
enum ExitStatus: Int32, Sendable {
  /// All is done, or something was chosen.
  case done = 0
  /// There was nothing to choose: no record, no match.
  case nothing = 1
  /// Wrong usage, or a source that cannot be read.
  case failure = 2
  /// Left without choosing, or interrupted; as if by SIGINT.
  case left = 130
}
