/** How the values of triggers are compared: in one spelling of their letters. */
const comparable = (text: string): string => text.trim().normalize('NFC').toLowerCase()

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

/**
 * Reads values with the same known names: each of their entries is looked up, not compared with every name. The reader
 * answers what `namesIn` does.
 */
export function namesReader(known: readonly string[]): (value: string) => string[] {
  const byEntries = new Map<string, string>()
  const lengths = new Set<number>()
  for (const name of known) {
    const entries = entriesOf(name)
    const key = entries.join()
    if (entries.length === 0 || byEntries.has(key)) continue
    byEntries.set(key, name)
    lengths.add(entries.length)
  }
  const longestFirst = [...lengths].sort((one, other) => other - one)
  return (value) => {
    const written = value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
    const entries = written.map(comparable)
    const nameAt = (at: number, length: number) =>
      at + length <= entries.length ? byEntries.get(entries.slice(at, at + length).join()) : undefined
    const names: string[] = []
    for (let at = 0; at < entries.length; ) {
      const length = longestFirst.find((each) => nameAt(at, each) !== undefined) ?? 1
      names.push(nameAt(at, length) ?? written[at] ?? '')
      at += length
    }
    return names
  }
}

/** The names that a value lists, in its order: known ones in their own spelling, every other entry as it was written. */
export const namesIn = (value: string, known: readonly string[] = []): string[] => namesReader(known)(value)
