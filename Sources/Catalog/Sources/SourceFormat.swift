/// What a source can be told to be, instead of guessing; the raw value is what a user writes.
package enum SourceFormat: String, CaseIterable, Sendable {
  case csv, tsv, json, ndjson, lines, dir, sqlite, postgres
}
