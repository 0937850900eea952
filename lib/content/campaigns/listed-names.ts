/** How the values of triggers are compared: in one spelling of their letters. */
export const comparable = (text: string): string => text.trim().normalize('NFC').toLowerCase()

/** The entries of a comma-separated value, as they are compared. */
export const entriesOf = (value: string): string[] => value.split(',').map(comparable).filter(Boolean)

const standsAt = (entries: readonly string[], name: readonly string[], at: number) =>
  name.length > 0 && name.every((entry, step) => entries[at + step] === entry)

/** Whether a value lists a name, which may hold commas itself. */
export function listsName(value: string, name: string): boolean {
  const entries = entriesOf(value)
  const wanted = entriesOf(name)
  return entries.some((_, at) => standsAt(entries, wanted, at))
}

/** The names that a value lists, in its order: known ones in their own spelling, every other entry as it was written. */
export function namesIn(value: string, known: readonly string[] = []): string[] {
  const written = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const entries = written.map(comparable)
  const longestFirst = known
    .map((name) => ({ name, entries: entriesOf(name) }))
    .sort((one, other) => other.entries.length - one.entries.length)
  const names: string[] = []
  for (let at = 0; at < entries.length; ) {
    const found = longestFirst.find((each) => standsAt(entries, each.entries, at))
    names.push(found?.name ?? written[at] ?? '')
    at += found?.entries.length ?? 1
  }
  return names
}
