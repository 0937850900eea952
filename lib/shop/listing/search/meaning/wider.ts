import type { Meaning } from './meanings'
import type { Part } from './understand'

/** Without which part of a term there are more results, and how many. */
export type Wider = { meaning: Meaning; hits: number }

/** With fewer results, a page would be nearly empty. */
const few = 4

type Asking = { hitsOf: (kept: readonly Part[]) => Promise<number> }

/** Of few results: the parts of the term without which there are more, the fewest more first. */
export async function widerOf(
  { hits }: { hits: number },
  kept: readonly Part[],
  { hitsOf }: Asking,
): Promise<Wider[]> {
  if (hits === 0 || hits >= few) return []
  const all = await Promise.all(
    kept.map(async (part) => ({
      meaning: part.meaning,
      hits: await hitsOf(kept.filter((other) => other !== part)),
    })),
  )
  return all.filter((one) => one.hits > hits).sort((a, b) => a.hits - b.hits)
}

/** The words that find something, each once. */
export async function findable(
  words: readonly string[],
  finds: (word: string) => Promise<boolean>,
): Promise<string[]> {
  const different = [...new Set(words)]
  const found = await Promise.all(different.map(finds))
  return different.filter((_, place) => found[place])
}
