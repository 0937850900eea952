import { sql } from 'drizzle-orm'
import { type Database, idArray, PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import type { ProductCard } from '@/schemas/shop'
import { listingVersion } from '../index-rows/listing-version'
import { ofMarket, partition } from '../sql'
import { type KeptCard, shownCard } from './cards'
import type { MarketIndex } from './load-index'
import { idAt, type PlaceOf } from './places'

const since = sql.raw('extract(epoch from e.online_since)::float8 * 1000')

type Row = {
  version: number
  category: number | null
  cards: { card: ProductCard; since: number }[]
}

const statements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  (market) =>
    new PreparedStatement<Row>(sql`
      select ${listingVersion} as version, (
        select id from categories
        where locale = ${sql.raw(`'${market.shopLocale}'`)} and key = ${sql.placeholder('category')}) as category, (
        select coalesce(json_agg(json_build_object('card', e.card, 'since', ${since}) order by p.place), '[]')
        from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality p(id, place)
        join ${partition('listing_entries', market)} e on e.product_id = p.id and ${ofMarket(market, 'e')}) as cards`),
)

type Options = {
  /** The version of the listings, if it was read for the same request. */
  versionNow: number | undefined
  /** The key of the category that the places are of, and its id in the index. */
  category?: { key: string; id: number | undefined } | undefined
}

/**
 * The cards of the products at some places: those in memory, the others read in the same statement as the version.
 * Undefined if the database has another version than the index, or another category: categories come and go without their
 * products.
 */
export async function readCards(
  db: Database,
  market: Market,
  index: MarketIndex,
  places: readonly number[],
  { versionNow, category }: Options,
): Promise<ProductCard[] | undefined> {
  const known = places.map((place) => index.cards.get(place))
  const missing = places.filter((_, at) => known[at] === undefined)
  if (missing.length === 0 && category === undefined && versionNow === index.version)
    return known.flatMap((card) => card ?? [])
  const [row] = await statements(market).run(db, {
    ids: `{${missing.map((place) => idAt(index.segments, place)).join()}}`,
    category: category?.key ?? null,
  })
  if (row?.version !== index.version || row.category !== (category?.id ?? null)) return undefined
  for (const [at, place] of missing.entries()) {
    const read = row.cards[at]
    if (read) index.cards.set(place, read.card, read.since)
  }
  let next = 0
  return known.flatMap((card) => {
    if (card) return card
    const read = row.cards[next++]
    return read ? shownCard(read.card, read.since) : []
  })
}

/** The products whose cards are kept as long as the index: most of what shoppers look for is among them. */
export const mostPopular = 4_000
const readAtOnce = 500

/** Reads the cards of products by their places, in short statements so that others get their turn. */
export async function loadPopular(
  db: Database,
  market: Market,
  placeOf: PlaceOf,
  ids: readonly number[],
): Promise<Map<number, KeptCard>> {
  const cards = new Map<number, KeptCard>()
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const rows = await db.execute<{ id: string; json: string; since: number }>(sql`
      select e.product_id as id, e.card::text as json, ${since} as since
      from ${partition('listing_entries', market)} e
      where ${ofMarket(market, 'e')} and e.product_id = any(${idArray(ids.slice(from, from + readAtOnce))})`)
    for (const { id, json, since: onlineSince } of rows) {
      const place = placeOf(Number(id))
      if (place !== undefined) cards.set(place, { json, onlineSince })
    }
  }
  return cards
}
