extension SourceError {
  /// Runs something that asks the system, and says which source it was about if that fails.
  static func naming<Result>(
    _ source: [UInt8], _ body: () throws(SystemError) -> Result
  ) throws(SourceError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw SourceError(source: source, reason: error.text)
    }
  }
}
