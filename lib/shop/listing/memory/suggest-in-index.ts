import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { lexemesOf } from '../search/lexemes'
import { mostSuggestions, type SuggestionRow } from '../search/suggest-statement'
import type { Synonyms } from '../search/synonyms'
import { readingsOf } from '../search/term'
import type { MarketIndex } from './load-index'
import { matchPopular } from './match-popular'
import { popularCard, suggestedOf } from './popular-products'
import { findSuggestedWords } from './suggested-words'

/**
 * The suggestions for words of which the last may go on, computed from the index. Undefined if its popular products are
 * not enough to know the first of all products.
 */
export async function suggestInIndex(
  db: Database,
  market: Market,
  { popular, orders, suggested }: MarketIndex,
  { words, synonyms }: { words: readonly string[]; synonyms?: Synonyms },
): Promise<SuggestionRow | undefined> {
  const readings = readingsOf(
    words.map((word, place) => ({ word, isPrefix: place === words.length - 1 })),
    market,
    synonyms,
  )
  const asked = new Set(readings.flatMap((slots) => slots.flatMap(({ slot }) => slot.flat())))
  const lexemes = await lexemesOf(db, market.language, [...asked])
  if (!lexemes) return undefined
  const named = matchPopular(popular, readings, lexemes, 'named')
  const isWhole = popular.cards.length === orders.relevancy.places.length
  if (named.length < mostSuggestions && !isWhole) return undefined
  const known = named.length < mostSuggestions ? matchPopular(popular, readings, lexemes, 'known') : []
  const ranks = [...new Set([...named, ...known])].slice(0, mostSuggestions)
  return {
    products: ranks.flatMap((rank) => popularCard(popular, rank) ?? []).map(suggestedOf),
    ...findSuggestedWords(suggested, words, mostSuggestions),
  }
}
