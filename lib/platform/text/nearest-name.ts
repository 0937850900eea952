import { editDistance } from './edit-distance'

const longestName = 60

/** Names are alike whatever separates their words: `min_order`, `min-order` and `minOrder`. */
const plainName = (name: string) =>
  name
    .slice(0, longestName)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')

/**
 * The known name that is most like another one; undefined if none is. At most half of its letters differ, or `most`, where
 * it is given.
 */
export function nearestName(name: string, known: readonly string[], most?: number): string | undefined {
  const word = plainName(name)
  const limit = most ?? Math.max(1, Math.floor(word.length / 2))
  const [nearest] = known
    .map((other) => ({ other, edits: editDistance(word, plainName(other), limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
  return nearest?.other
}
