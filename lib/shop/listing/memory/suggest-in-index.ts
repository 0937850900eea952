import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { lexemesOf } from '../search/lexemes'
import { mostSuggestions, type SuggestionRow } from '../search/suggest-statement'
import { suggestedOf } from '../search/suggested-product'
import type { Synonyms } from '../search/synonyms'
import { readingsOf } from '../search/term'
import { wordsIn } from '../term-bits'
import { both, compute, without } from './bits'
import { firstOfTiers } from './first-places'
import type { MarketIndex } from './load-index'
import { bitsOfLexeme, type WordBits } from './market-words'
import { matchOpen } from './match-open'
import { readCards } from './read-cards'
import { findSuggestedWords } from './suggested-words'

/**
 * The first products that words find: those that they name before the others, and of these the ones of which a word begins
 * as it was typed. Without its ending it begins more of them: `schlafs` is stemmed to `schlaf`, as in Schlafanzug.
 */
function suggestedPlaces(index: MarketIndex, found: WordBits | null, last: string): number[] {
  if (!found) return []
  const named = both(found.named, index.all)
  const begun = both(named, bitsOfLexeme(index.words, last, true).named)
  const known = without(both(found.known, index.all), named)
  return firstOfTiers(index, 'relevancy', [begun, without(named, begun), known], mostSuggestions)
}

type Asked = { words: readonly string[]; synonyms?: Synonyms; version: number }

/**
 * The suggestions for words of which the last may go on, computed from the index; `version` was read for the same
 * request. Undefined if the database has another version, or if a word is more than one lexeme.
 */
export async function suggestInIndex(
  db: Database,
  market: Market,
  index: MarketIndex,
  { words, synonyms, version }: Asked,
): Promise<SuggestionRow | undefined> {
  const readings = readingsOf(
    words.map((word, place) => ({ word, isPrefix: place === words.length - 1 })),
    market,
    synonyms,
  )
  const lexemes = await lexemesOf(db, market.language, wordsIn(readings))
  if (!lexemes) return undefined
  const places = compute(() =>
    suggestedPlaces(index, matchOpen(index.words, readings, lexemes), words.at(-1) ?? ''),
  )
  const cards = await readCards(db, market, index, places, { versionNow: version })
  return (
    cards && {
      products: cards.map(suggestedOf),
      ...findSuggestedWords(index.suggested, words, mostSuggestions),
    }
  )
}
