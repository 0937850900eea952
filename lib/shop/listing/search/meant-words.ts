import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { analyseWords, type TypedWord } from './analyse'
import { meaningsOf, type Synonyms } from './synonyms'
import type { TermWord } from './term'

/** A word as it is searched for, and as it is shown. */
export type Meant = { asked: TermWord; label: string }

/** The readings of a typed word; empty for an unknown word. A word with synonyms is not mended. */
function meantBy({ word, isKnown, isPrefix, within, correction }: TypedWord, synonyms: Synonyms): Meant[] {
  if (isKnown || meaningsOf(synonyms, word, false).length > 0) return [{ asked: { word }, label: word }]
  if (isPrefix || within.length > 0) return [{ asked: { word, isPrefix, alternatives: within }, label: word }]
  return correction ? [{ asked: { word: correction.word }, label: correction.label }] : []
}

/** What was meant by words that found nothing: typing errors are mended, unknown words left out. */
export async function meantWords(
  db: Database,
  market: Market,
  words: readonly string[],
  { synonyms, version }: { synonyms: Synonyms; version: number },
): Promise<{ typed: TypedWord[]; meant: Meant[] }> {
  const typed = await analyseWords(db, market, words, version)
  return { typed, meant: typed.flatMap((word) => meantBy(word, synonyms)) }
}
