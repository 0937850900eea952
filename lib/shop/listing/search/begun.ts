import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { analyseWords } from './analyse'
import { type Attempt, exactly } from './attempts'
import { formsOf } from './forms'
import { knownParts } from './known-parts'
import { meaningsOf, type Synonyms } from './synonyms'

/** Fewer letters begin half of all words. */
const shortestBegun = 4

type Known = {
  synonyms: Synonyms
  version: number
  find: (attempt: Attempt) => Promise<{ isNamed?: boolean }>
}

/**
 * Words as they were typed or, where nothing is called by them and the last one is no word of the catalogue but begins
 * some: what begins so, as the suggestions have it. The stem of `schlafs` is that of many things besides a Schlafsack.
 */
export async function asBegun(
  db: Database,
  market: Market,
  words: readonly string[],
  { synonyms, version, find }: Known,
): Promise<Attempt> {
  const typed = exactly(words)
  const last = words.at(-1) ?? ''
  if (last.length < shortestBegun || /\d/.test(last) || (await find(typed)).isNamed) return typed
  // A word of its own, which the catalogue has as a plural alone or not at all, is no beginning: Kleid, cadeau.
  if (knownParts[market.language].has(last) || meaningsOf(synonyms, last, false).length > 0) return typed
  const plurals = formsOf(last, market.language).filter(({ length }) => length > last.length)
  const known = await analyseWords(db, market, [last, ...plurals], version)
  const begins = known[0]?.isPrefix || meaningsOf(synonyms, last, true).length > 0
  if (!begins || known.some(({ isKnown }) => isKnown)) return typed
  const begun = {
    ...exactly(words, false),
    words: words.map((word, at) => ({ word, isPrefix: at === words.length - 1 })),
  }
  return (await find(begun)).isNamed ? begun : typed
}
