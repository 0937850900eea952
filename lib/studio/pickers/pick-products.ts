import 'server-only'
import { and, asc, desc, eq, ilike, inArray, not, or, sql } from 'drizzle-orm'
import { haveWords } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { categories } from '@/lib/shop/catalogue'
import {
  findCards,
  fold,
  foldWords,
  listingEntries,
  parseListingQuery,
  searchCached,
} from '@/lib/shop/listing'
import type { ProductCard } from '@/schemas/shop'
import { knownNumbers } from './known-names'
import { mostProducts as most, mostValues } from './limits'
import type { PickedThing } from './types'

const toPicked = ({ number, name, brand, image }: ProductCard): PickedThing => ({
  value: number,
  name,
  detail: `${brand} · ${number}`,
  ...(image && { image: image.src }),
})

/** Products of a market by their numbers, in this order; unknown ones are left out. */
export async function productsByNumber(
  market: Market,
  numbers: readonly string[],
  db: Database = database(),
): Promise<PickedThing[]> {
  return (await findCards(db, market, numbers)).map(toPicked)
}

/** Products of a market by the numbers of a condition, which compares them without regard to their case. */
export const productsOfCondition = async (
  market: Market,
  numbers: readonly string[],
  db: Database = database(),
): Promise<PickedThing[]> => productsByNumber(market, await knownNumbers(db, numbers), db)

/** As many names as are put in order before some of them are shown. */
const mostNamed = 200

/** 0: the name begins with the first word of the term; 1: a word of it does; 2: it is inside of one. */
function placeInName(name: string, term: string, { language }: Market): number {
  const [wanted = ''] = foldWords(term, language)
  if (fold(name, language).startsWith(wanted)) return 0
  return foldWords(name, language).some((word) => word.startsWith(wanted)) ? 1 : 2
}

/** Products whose name has every word of a term, those first that begin with it. */
async function productsNamed(market: Market, term: string, db: Database): Promise<ProductCard[]> {
  const rows = await db
    .select({ card: listingEntries.card })
    .from(listingEntries)
    .where(
      and(
        eq(listingEntries.locale, market.shopLocale),
        haveWords([sql`${listingEntries.card}->>'name'`], term),
      ),
    )
    .orderBy(desc(listingEntries.buyable), desc(listingEntries.popularity), asc(listingEntries.productId))
    .limit(mostNamed)
  const placed = rows.map(({ card }) => ({ card, place: placeInName(card.name, term, market) }))
  return placed.toSorted((one, other) => one.place - other.place).map(({ card }) => card)
}

/** The product of a number, then those of a name, then what else the shop's own search finds for a term. */
export async function pickProducts(
  market: Market,
  term: string,
  db: Database = database(),
): Promise<PickedThing[]> {
  const query = parseListingQuery({})
  const found = query.ok ? await searchCached(db, market, term, query.query) : undefined
  const cards = found?.kind === 'listing' ? found.listing.cards : []
  const exact = await findCards(db, market, [term.trim()])
  const named = await productsNamed(market, term, db)
  const ordered = [...exact, ...named, ...cards]
  return [...new Map(ordered.map((card) => [card.number, toPicked(card)])).values()].slice(0, most)
}

/** Categories of a market by their names, keys or paths. */
export async function pickCategories(
  market: Market,
  { term = '', keys }: { term?: string; keys?: readonly string[] },
  db: Database = database(),
): Promise<PickedThing[]> {
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({ key: categories.key, name: categories.name, path: categories.path })
    .from(categories)
    .where(
      and(
        eq(categories.locale, market.shopLocale),
        not(categories.hidden),
        keys ? inArray(categories.key, [...keys]) : undefined,
        or(ilike(categories.name, pattern), ilike(categories.key, pattern), ilike(categories.path, pattern)),
      ),
    )
    .orderBy(
      sql`length(${categories.path}) - length(replace(${categories.path}, '/', ''))`,
      asc(categories.path),
    )
    .limit(keys ? mostValues : most)
  return rows.map(({ key, name, path }) => ({ value: key, name, detail: path }))
}
