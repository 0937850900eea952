/** How many letters must be added, taken away or exchanged to make one word of another. */
export function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, above] of row.slice(1).entries())
      next.push(Math.min((next[at] ?? 0) + 1, above + 1, (row[at] ?? 0) + (letter === other[at] ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

const longestName = 60

/** Names are alike whatever separates their words: `min_order`, `min-order` and `minOrder`. */
const plainName = (name: string) =>
  name
    .slice(0, longestName)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')

/** The known name that is most like another one, by at most half of its letters; undefined if none is. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const word = plainName(name)
  const most = Math.max(1, Math.floor(word.length / 2))
  const [nearest] = known
    .map((other) => ({ other, edits: editsBetween(word, plainName(other)) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
  return nearest?.other
}
