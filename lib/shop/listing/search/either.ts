import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { type Attempt, exactly } from './attempts'
import { meantWords } from './meant-words'
import { meaningsOf, type Synonyms } from './synonyms'

type Known = { synonyms: Synonyms; version: number }

/**
 * Of two things that nothing is at once, whatever is one of them: a comforter rabbit leads to comforters and to rabbits,
 * where dropping a word would hide one of them. None if one of the words names nothing by itself.
 */
export async function eitherOf(
  db: Database,
  market: Market,
  words: readonly string[],
  known: Known,
  isNamed: (attempt: Attempt) => Promise<boolean>,
): Promise<Attempt[]> {
  if (words.length !== 2) return []
  const { meant } = await meantWords(db, market, words, known)
  const [one, other] = meant
  if (!one || !other) return []
  const alone = await Promise.all(
    meant.map(({ asked }) => isNamed({ ...exactly([], false), words: [asked] })),
  )
  if (!alone.every(Boolean)) return []
  const { alternatives = [] } = one.asked
  const others = [
    ...[other.asked.word, ...(other.asked.alternatives ?? [])],
    ...meaningsOf(known.synonyms, other.asked.word, false),
    ...meaningsOf(known.synonyms, one.asked.word, false),
  ]
  return [
    {
      words: [{ ...one.asked, alternatives: [...alternatives, ...others] }],
      term: `${one.label} / ${other.label}`,
      withDescriptions: false,
    },
  ]
}
