/// The themes that the program brings.
enum BuiltInTheme: String, CaseIterable, Sendable {
  case standard = "default"
  case dark
  case light
  case mono
  case highContrast = "high-contrast"

  /// Its looks.
  ///
  /// The colours of `dark` and `light` are chosen for their background, so that the nearest of 256, of 16 and of 8 colours
  /// can be told from it and from each other as well.
  var theme: Theme {
    switch self {
    case .standard: .standard
    case .mono: .mono
    case .dark: Self.read(Self.darkText)
    case .light: Self.read(Self.lightText)
    case .highContrast: Self.read(Self.highContrastText)
    }
  }

  /// Written as a person writes one.
  private static func read(_ text: String) -> Theme {
    do {
      return try ThemeText.theme(in: text, origin: "a built-in theme")
    } catch {
      preconditionFailure(error.message)
    }
  }

  private static let darkText = """
    border = #5f6b7a
    focused-border = #7fd1e0 bold
    focused-title = #7fd1e0 bold
    dim = #8a94a3
    note = #8a94a3 italic
    bar = #d8dee8 on-#26303c
    problem = #ff7b72 bold
    match = #1b2027 on-#f0c674
    found = #1b2027 on-#7fd1e0 bold underline
    mark = #f0c674 bold
    selection = #1b2027 on-#7fd1e0
    """

  private static let lightText = """
    border = #7f8fa8
    focused-border = #00657a bold
    focused-title = #00657a bold
    dim = #4f5f78
    note = #4f5f78 italic
    bar = #ffffff on-#44546a
    problem = #b3261e bold
    match = #1b242d on-#ffd75f
    found = #ffffff on-#00657a bold underline
    mark = #8a5a00 bold
    selection = #ffffff on-#00657a
    """

  private static let highContrastText = """
    border = default
    focused-border = bold reverse
    title = bold underline
    focused-title = bold reverse
    heading = bold underline
    dim = default
    note = italic
    bar = bold reverse
    problem = bright-white on-red bold
    match = black on-bright-yellow bold
    found = bold underline reverse
    mark = black on-bright-yellow bold
    selection = bold reverse
    """
}
