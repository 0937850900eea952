import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { foldedName } from '../search/folded-name'
import { ofMarket, partition } from '../sql'

type SuggestedName = { label: string; folded: string }

/** What suggestions offer besides products, each in the order in which it is offered. */
export type SuggestedWords = {
  categories: readonly (SuggestedName & { path: string })[]
  brands: readonly SuggestedName[]
  /** The words of the catalogue. */
  terms: readonly { word: string; label: string }[]
}

/** Brands, which come and go with their products. */
export function loadSuggestedBrands(db: Database, market: Market): Promise<readonly SuggestedName[]> {
  const brand = sql`(f.labels ->> ${market.language})`
  return db.execute<SuggestedName>(sql`
    select ${brand} as label, ${foldedName(brand)} as folded from facet_values f
    where f.facet = 'brand' and ${brand} is not null and exists (
      select from ${partition('listing_bits', market)} b
      where ${ofMarket(market, 'b')} and b.facet = 'brand' and b.value = f.id and bit_count(b.bits) > 0)
    order by length(f.value), f.value`)
}

/** Reads them, in several short statements so that others get their turn. */
export async function loadSuggestedWords(db: Database, market: Market): Promise<SuggestedWords> {
  const categories = await db.execute<SuggestedName & { path: string }>(sql`
    select c.name as label, ${foldedName(sql`c.name`)} as folded, c.path from categories c
    where c.locale = ${market.shopLocale} and not c.hidden order by length(c.name), c.position, c.id`)
  const brands = await loadSuggestedBrands(db, market)
  const terms = await db.execute<{ word: string; label: string }>(sql`
    select word, label from search_words where language = ${market.language} and frequency > 0
    order by frequency desc, word`)
  return { categories, brands, terms }
}

/** The first `most` items of a list that pass. */
function firstOf<T>(list: readonly T[], passes: (item: T) => boolean, most: number): T[] {
  const found: T[] = []
  for (const item of list) if (passes(item) && found.push(item) === most) break
  return found
}

/** The categories and brands with all words in their names, and the words that a single one begins. */
export function findSuggestedWords(
  { categories, brands, terms }: SuggestedWords,
  words: readonly string[],
  most: number,
) {
  const isNamed = ({ folded }: SuggestedName) => words.every((word) => folded.includes(word))
  const [first = ''] = words
  return {
    categories: firstOf(categories, isNamed, most).map(({ label, path }) => ({ label, path })),
    brands: firstOf(brands, isNamed, most).map(({ label }) => label),
    terms:
      words.length > 1
        ? []
        : firstOf(terms, ({ word }) => word.startsWith(first), most).map(({ label }) => label),
  }
}
