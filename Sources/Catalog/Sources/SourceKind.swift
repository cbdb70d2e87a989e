/// What an argument turned out to be.
enum SourceKind: Sendable {
  /// A directory.
  case directory
  /// Text that is cut into records.
  case records(RecordOrigin, DialectSniffer.Hints)

  /// Looks at an argument: at its form, at what the system says it is, at its first bytes, at its name.
  ///
  /// - Throws: `SourceError` for what cannot be opened, or is of a kind that cannot be read.
  static func recognise(
    _ name: [UInt8], options: SourceOptions, standardInput: Int32
  ) throws(SourceError) -> SourceKind {
    if let format = options.format, let unreadable = UnreadableKind(format: format) {
      throw unreadable.error(source: name)
    }
    if ["postgres://", "postgresql://"].contains(where: { name.starts(with: $0.utf8) }) {
      throw UnreadableKind.postgres.error(source: name)
    }
    let isStandardInput = name == SourceRegistry.standardInputName
    let opened = try SourceError.naming(name) { () throws(SystemError) in
      isStandardInput ? try OpenArgument(standardInput: standardInput) : try OpenArgument(path: name)
    }
    if opened.isRawDevice { throw SourceError(source: name, reason: "is a device, not a file of records") }
    if opened.isDirectory {
      if isStandardInput { throw SourceError(source: name, reason: SystemError.isDirectory.text) }
      if let option = options.unfitForDirectories {
        throw SourceError(
          source: name, reason: "is a directory, and \(option) is for files and pipes",
          advice: "without \(option) its entries are shown")
      }
      return .directory
    }
    let kind = try SourceError.naming(name) { () throws(SystemError) -> SourceKind in
      if options.format == .dir { throw SystemError.isNoDirectory }
      let hints = FileNameHints.hints(for: name, options: options, isStandardInput: isStandardInput)
      return .records(try opened.origin(path: isStandardInput ? nil : name, options), hints)
    }
    if case .records(.encoded, _) = kind, options.follows {
      throw SourceError(source: name, reason: "only text that is neither compressed nor UTF-16 can be followed")
    }
    if case .records = kind, options.format == nil, options.delimiter == nil,
      let unreadable = UnreadableKind(nameExtension: FileNameHints.nameExtension(name))
    {
      throw unreadable.error(source: name)
    }
    return kind
  }
}
