import { editDistance } from './edit-distance'

const longestName = 60

/** Names are alike whatever separates their words: `min_order`, `min-order` and `minOrder`. */
const plainName = (name: string) =>
  name
    .slice(0, longestName)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')

/** Fewer letters begin too much. */
const shortestBeginning = 3

/**
 * The known name that is most like another one, else the shortest that begins with it; undefined if none is. At most half
 * of its letters differ, or `most`, where it is given, and then no beginning counts.
 */
export function nearestName(name: string, known: readonly string[], most?: number): string | undefined {
  const word = plainName(name)
  const limit = most ?? Math.max(1, Math.floor(word.length / 2))
  const [nearest] = known
    .map((other) => ({ other, edits: editDistance(word, plainName(other), limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
  if (nearest || most !== undefined || word.length < shortestBeginning) return nearest?.other
  const begun = known.filter((other) => plainName(other).startsWith(word))
  return begun.sort((one, other) => one.length - other.length)[0]
}
