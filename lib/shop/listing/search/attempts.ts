import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { saysLimit } from './meaning/amounts'
import { type Meant, meantWords } from './meant-words'
import type { Synonyms } from './synonyms'
import type { TermWord } from './term'

export type Attempt = { words: TermWord[]; term: string; withDescriptions: boolean }

/** Words as they were typed. */
export const exactly = (words: readonly string[], withDescriptions = true): Attempt => ({
  words: words.map((word) => ({ word })),
  term: words.join(' '),
  withDescriptions,
})

/** As many words of a long term are tried alone. */
const mostAlone = 4

/** The words left when one is dropped, of the last ones, or the first: as many as three ways. */
const withoutOne = (meant: readonly Meant[]): Meant[][] =>
  [...new Set([meant.length - 1, 0, meant.length - 2])].map((place) => meant.filter((_, at) => at !== place))

/** The words left when some are dropped: the fewest at a time, the last ones first, and at last each alone, the longest first. */
function fewerWords(meant: readonly Meant[]): Meant[][] {
  if (meant.length < 2) return []
  const alone = meant.toSorted((a, b) => b.label.length - a.label.length).slice(0, mostAlone)
  return [
    ...withoutOne(meant),
    ...(meant.length > 3 ? [meant.slice(0, -2)] : []),
    ...(meant.length > 2 ? alone.map((one) => [one]) : []),
  ]
}

const measures = new Set(['mm', 'cm', 'kg', 'ml', 'des', 'jusqu'])

/** Single letters, numbers, their units and limits do not tell what is asked for: of o'neill, the o is no answer. */
const isTelling =
  ({ language }: Pick<Market, 'language'>) =>
  ({ label }: Meant): boolean =>
    label.length > 1 && !/^\d+$/.test(label) && !measures.has(label) && !saysLimit(label, language)

/**
 * Further attempts for words that found nothing, the most likely first: prefixes of longer words, words within
 * compounds, and corrected typing errors. Unknown words are left out, and the last word may be a prefix. If no product
 * has all the words, some are dropped.
 */
export async function attemptsOf(
  db: Database,
  market: Market,
  words: readonly string[],
  known: { synonyms: Synonyms; version: number },
): Promise<Attempt[]> {
  if (words.length === 0) return []
  const { typed, meant } = await meantWords(db, market, words, known)
  const limitless = meant.filter(({ label }) => !saysLimit(label, market.language))
  const tells = (list: readonly Meant[]) => list.some(isTelling(market))
  const attempt = (list: readonly Meant[], withDescriptions = true): Attempt => ({
    words: list.map(({ asked }) => asked),
    term: list.map(({ label }) => label).join(' '),
    withDescriptions,
  })
  const last = meant.at(-1)
  if (!last) return []
  const goesOn = typed.some(({ word, isPrefix }) => isPrefix && word === last.asked.word)
  const whole = [...meant.slice(0, -1), { ...last, asked: { ...last.asked, isPrefix: goesOn } }]
  // If all words are known, no product has all of them, not even in its description: that was the first query.
  const isNew = typed.some(({ isKnown }) => !isKnown)
  return [
    ...((isNew || goesOn) && tells(whole) ? [attempt(whole, isNew)] : []),
    ...[...(limitless.length < meant.length ? [limitless] : []), ...fewerWords(meant)]
      .filter(tells)
      .map((list) => attempt(list)),
  ]
}
