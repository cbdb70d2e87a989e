/// The parts of the manual page that no table has.
enum ManualText {
  static let description = """
    Shelves shows grouped data as a vertical list of rows, each a list of cards that scrolls sideways on its own and
    remembers where it was. It looks at folders, at records by category, at lines by what they begin with, and hands a
    choice on to the next program.

    The keyboard is read from and the screen drawn on the controlling terminal, so that standard input and output stay
    free for data. Sources are opened for reading only and are never changed.

    Enter accepts, which prints the item and leaves, with --select or when standard output is not a terminal; otherwise
    it opens: a directory becomes a screen, a file goes to an editor, a record shows its fields.
    """

  static let sources: [(String, String)] = [
    ("directory", "Its own files are the row named by a dot; each subdirectory is a row with its entries as cards."),
    (
      "file",
      """
      Delimited text or plain lines, in UTF-8 or marked UTF-16, as it is or compressed by gzip or zstd.
      Delimiter and header are told from a sample. Each value of the grouping column is a row.
      """
    ),
    (
      "coloured text",
      """
      With --ansi the colours of escape sequences in delimited text and lines are shown, up to the end of each record, and no
      other sequence is. Filters, rows, orders and templates see the text without sequences; records are cut into fields
      by the bytes as they stand, and are printed with them unless --output says otherwise.
      """
    ),
    ("-", "Standard input, shown while it arrives."),
    (
      "nothing", "Standard input if that is not a terminal, else the current directory."
    ),
  ]

  static let keys = """
    In a prompt, Enter keeps what was typed, Esc restores what was before, the keys for rows move, and Tab marks. With
    --find one begins in that of the filter, where Enter takes.

    What is typed into a prompt or a list is edited by Left, Right, Home, End, Backspace and Delete; by Ctrl-B, Ctrl-F,
    Ctrl-A, Ctrl-E, Ctrl-H and Ctrl-D, which do the same; by Ctrl or Alt with Left and Right, and Alt-B and Alt-F, which
    go by words; by Ctrl-W and Alt-Backspace, which delete the word before the cursor, and Ctrl-U and Ctrl-K, which
    delete all before and all behind it. In a list Up, Down, PgUp and PgDn choose, and Ctrl-P, Ctrl-N, Tab and
    Shift-Tab.

    The screen of a record and the help are texts: the keys for rows scroll them, / searches their lines, n and N go on to
    the next line that holds it, Esc ends the search and then leads back. On that of a record the keys for cards lead to
    the next one, and y, Y and e are about the record that is shown.
    """

  static let templates = """
    A template is text with fields: {column} is a field of the record, {column:>8} and {column:<8} give it a width and a
    side, {column|bold} a style: bold, dim, underline, reverse or a colour. Two braces stand for one. A name that starts
    with a dot is about the item: {.row} the title of its row as the screen has it, {.path}, {.raw} its bytes in the source,
    {.number} its place in the source from 1, {.source}. A name that holds any of : | { } or starts with a dot is written {"odd:name"}.

    What is printed is one item a line: the path of an entry, the record as it stands in the source, unless --output says
    otherwise; byte for byte into a pipe, with control bytes made visible on a terminal.

    In JSON a field of delimited text that holds nothing is "", and one that a record does not have is null: as the record is
    short, or as its source has no such column and another one has. A record of a JSON source is printed as it is there, and
    what is absent stays absent.
    """

  static let configuration = """
    Options may stand in the file config of the configuration folder, as on the command line and with the same quotes
    and backslashes as for a shell, and in the variable SHELVES_OPTS. The file counts first, then the variable, then the
    command line: what comes later replaces what came before, for an option that may be repeated all of it. Nothing is
    expanded. In the file a word that begins with # begins a comment.

    What was set there is taken back by the option's name with no- before it: --no-ascii, --no-preview, --no-sort; what
    begins with no- already, by the name without it: --header, --mouse. --no-config takes back everything, keys as well.

    Sources, what is printed, and all that is about one run alone stay on the command line. A column or a field that is
    named elsewhere need not be in every source; where it is not, it is passed over.

    A line of the file that is bind KEY ACTION has a key ask for an action, and unbind KEY for nothing. Keys are written
    as for --keys. In a prompt and in a list the keys that edit and choose are always the same. The actions and their
    usual keys:
    """

  static let themes = """
    --theme takes default, dark, light, mono, high-contrast, or the name of a file NAME.theme in the folder themes of the
    configuration. Its lines are ROLE = STYLE ..., with styles as in cards, such as focused-border = #89b4fa bold; # as a
    word begins a comment. What it does not name looks as in default. Colours that a terminal does not have become the
    nearest it has; without colours all themes look like mono. The roles:
    """

  static let exitStatus: [(String, String)] = [
    ("0", "Done, or something was chosen."),
    ("1", "There was nothing to choose: no record, no match."),
    ("2", "Wrong usage, or a source that cannot be read."),
    ("130", "Left without choosing, or interrupted."),
  ]

  static let environment: [(String, String)] = [
    ("EDITOR, VISUAL", "The program that a file is opened with."),
    ("LS_COLORS", "The colours of entries of directories, as for ls."),
    ("NO_COLOR", "If it is set and not empty, no colours are used unless --color asks for them."),
    ("SHELVES_OPTS", "Options that come before those of the command line; see CONFIGURATION."),
    ("TMPDIR", "Where the bytes of a stream are kept while it is shown; /tmp if it is not set."),
    ("XDG_CONFIG_HOME, XDG_STATE_HOME", "The folders for configuration and state; see FILES."),
  ]

  static let files: [(String, String)] = [
    ("~/.config/shelves/config", "Options and keys; see CONFIGURATION."),
    ("~/.config/shelves/themes/NAME.theme", "A theme that --theme NAME finds."),
    ("~/.config/shelves/cards/RecordCard.card", "The template of cards of records."),
    ("~/.config/shelves/cards/EntryCard.card", "The template of cards of directory entries."),
    ("~/.config/shelves/cards/NAME.card", "A template that --card-file NAME finds."),
    ("~/.local/state/shelves/", "How sources were left, for --resume."),
  ]

  static let examples: [(String, String)] = [
    ("One row a category:", "shelves films.csv --group-by genre"),
    ("Matches of a search, one row a file:", "rg -n TODO | shelves -d: --no-header -g 1"),
    ("Go to a folder:", "cd \"$(shelves ~/src --select -o '{.path}')\""),
    ("A screen as text, for a script or a test:", "shelves films.csv --snapshot 80x24 --keys 'Down*3 Right'"),
    ("A picture of it:", "shelves films.csv --snapshot 80x24 --snapshot-format svg >films.svg"),
  ]
}
