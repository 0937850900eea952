import { sql } from 'drizzle-orm'
import { type Database, PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { lexemesOf } from '../search/lexemes'
import { type SuggestedProduct, suggestedOf } from '../search/suggested-product'
import type { Synonyms } from '../search/synonyms'
import { readingsOf } from '../search/term'
import { wordsIn } from '../term-query'
import { type Bits, bitsAt, both, compute, without } from './bits'
import { firstOfTiers } from './first-places'
import type { MarketIndex } from './load-index'
import { bitsOfLexeme, type WordBits } from './market-words'
import { matchWords } from './match-words'
import { placesIn } from './places'
import { readCards } from './read-cards'
import { findSuggestedWords } from './suggested-words'

/** How many suggestions of each kind are read. The best of them are shown. */
const mostSuggestions = 20

const numberedStatement = new PreparedStatement<{ id: string }>(
  sql`select distinct product_id as id from product_keys where key = ${sql.placeholder('key')}`,
)

/** The products with a number. */
async function placesOfKey(db: Database, { segments }: MarketIndex, key: string): Promise<number[]> {
  if (key === '') return []
  const placeOf = placesIn(segments)
  return (await numberedStatement.run(db, { key })).flatMap(({ id }) => placeOf(Number(id)) ?? [])
}

/**
 * The first products: those with the number, those that the words name, and the others that they find. Of those that are
 * named, the ones of which a word begins as it was typed are first. Without its ending it begins more of them: `schlafs` is
 * stemmed to `schlaf`, as in Schlafanzug.
 */
function suggestedPlaces(index: MarketIndex, numbered: Bits, found: WordBits | null, last: string): number[] {
  const rest = without(index.all, numbered)
  const tiers = [both(numbered, index.all)]
  if (found) {
    const named = both(found.named, rest)
    const begun = both(named, bitsOfLexeme(index.words, last, true).named)
    tiers.push(begun, without(named, begun), without(both(found.known, rest), named))
  }
  return firstOfTiers(index, 'relevancy', tiers, mostSuggestions)
}

type Asked = {
  words: readonly string[]
  /** The words as a product number; empty if they are none. */
  key: string
  synonyms?: Synonyms
  /** Read for the same request. */
  version: number
}

export type Found = {
  products: SuggestedProduct[]
  categories: { label: string; path: string }[]
  brands: string[]
  /** Words that begin with a single word; what several may become is in the names of their products. */
  terms: string[]
}

/**
 * The suggestions for words of which the last may go on, computed from the index. `stale` if the database has another
 * version.
 */
export async function suggestInIndex(
  db: Database,
  market: Market,
  index: MarketIndex,
  { words, key, synonyms, version }: Asked,
): Promise<Found | 'stale'> {
  if (version > index.version) return 'stale'
  const readings = readingsOf(
    words.map((word, place) => ({ word, isPrefix: place === words.length - 1 })),
    market,
    synonyms,
  )
  const [numbered, lexemes] = await Promise.all([
    placesOfKey(db, index, key),
    lexemesOf(db, market.language, wordsIn(readings)),
  ])
  const places = compute(() =>
    suggestedPlaces(
      index,
      bitsAt(numbered, index.segments.length),
      matchWords(index.words, readings, lexemes),
      words.at(-1) ?? '',
    ),
  )
  const cards = await readCards(db, market, index, places, { versionNow: index.version })
  return cards
    ? { products: cards.map(suggestedOf), ...findSuggestedWords(index.suggested, words, mostSuggestions) }
    : 'stale'
}
