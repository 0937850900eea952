import 'server-only'
import { and, asc, desc, eq, ilike, inArray, not, or, sql } from 'drizzle-orm'
import { haveWords } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { formatPrice } from '@/lib/platform/i18n'
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
import { productPicture } from '@/lib/storefront/design/pictures'
import type { StudioLanguage } from '@/lib/studio/i18n'
import type { ProductCard } from '@/schemas/shop'
import { knownNumbers } from './known-names'
import { mostProducts as most, mostValues } from './limits'
import { pickersText } from './texts'
import type { PickedThing } from './types'

/** A product with what tells it from others of its name: colour, price, and whether it can be bought. */
export function toPicked(card: ProductCard, market: Market, language: StudioLanguage): PickedThing {
  const { number, name, brand, sign, price, from, buyable, soldOut, colours } = card
  // Of another origin through the shop, as visitors see it.
  const image = card.image && productPicture(card.image.src)
  const t = pickersText(language)
  const amount = price && formatPrice(price.withTax, market)
  const details = [
    colours?.find((colour) => colour.number === number)?.label,
    amount && (from ? t('product.from', { price: amount }) : amount),
    !buyable && t(soldOut ? 'product.soldOut' : 'product.unavailable'),
    brand,
    number,
  ]
  return {
    value: number,
    name,
    detail: details.filter(Boolean).join(' · '),
    ...(image && { image }),
    ...(sign && { sign }),
  }
}

/** Products of a market by their numbers, in this order; unknown ones are left out. */
export async function productsByNumber(
  market: Market,
  numbers: readonly string[],
  language: StudioLanguage,
  db: Database = database(),
): Promise<PickedThing[]> {
  return (await findCards(db, market, numbers)).map((card) => toPicked(card, market, language))
}

/** Products of a market by the numbers of a condition, which compares them without regard to their case. */
export const productsOfCondition = async (
  market: Market,
  numbers: readonly string[],
  language: StudioLanguage,
  db: Database = database(),
): Promise<PickedThing[]> => productsByNumber(market, await knownNumbers(db, numbers), language, db)

/** The label of a product's own colour, of the colours of its article. */
const ownColour = sql`jsonb_path_query_array(${listingEntries.card}, '$.colours[*] ? (@.number == $number).label', jsonb_build_object('number', ${listingEntries.number}))`

const named = [
  sql`${listingEntries.card}->>'name'`,
  sql`${listingEntries.card}->>'brand'`,
  sql`${listingEntries.card}->>'subbrand'`,
  ownColour,
]

/** As many names as are put in order before some of them are shown. */
const mostNamed = 200

/** 0: the name begins with the first word of the term; 1: a word of it does; 2: it is inside of one. */
function placeInName(name: string, term: string, { language }: Market): number {
  const [wanted = ''] = foldWords(term, language)
  if (fold(name, language).startsWith(wanted)) return 0
  return foldWords(name, language).some((word) => word.startsWith(wanted)) ? 1 : 2
}

/**
 * Products whose name, brand and colour have every word of a term, those first whose name begins with it; without a term
 * those that are sold most.
 */
async function productsNamed(market: Market, term: string, db: Database): Promise<ProductCard[]> {
  const rows = await db
    .select({ card: listingEntries.card })
    .from(listingEntries)
    .where(and(eq(listingEntries.locale, market.shopLocale), haveWords(named, term)))
    .orderBy(desc(listingEntries.buyable), desc(listingEntries.popularity), asc(listingEntries.productId))
    .limit(mostNamed)
  const placed = rows.map(({ card }) => ({ card, place: placeInName(card.name, term, market) }))
  return placed.toSorted((one, other) => one.place - other.place).map(({ card }) => card)
}

/** The product of a number, and those of a name; where there are none, what the shop's own search finds for a term. */
export async function pickProducts(
  market: Market,
  term: string,
  language: StudioLanguage,
  db: Database = database(),
): Promise<PickedThing[]> {
  const exact = await findCards(db, market, [term.trim()])
  const own = [...exact, ...(await productsNamed(market, term, db))]
  const cards = own.length > 0 ? own : await searched(market, term, db)
  const unique = [...new Map(cards.map((card) => [card.number, card])).values()]
  return unique.slice(0, most).map((card) => toPicked(card, market, language))
}

async function searched(market: Market, term: string, db: Database): Promise<readonly ProductCard[]> {
  const query = parseListingQuery({})
  const found = query.ok ? await searchCached(db, market, term, query.query) : undefined
  return found?.kind === 'listing' ? found.listing.cards : []
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
