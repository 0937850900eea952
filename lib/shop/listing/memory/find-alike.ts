import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { priceRangeEnd, priceRangeOf, type ValueFacet } from '../facets'
import { readVersion } from '../index-rows/listing-version'
import { ofMarket, partition } from '../sql'
import {
  type Bits,
  bitsAt,
  both,
  compute,
  count,
  either,
  isEmpty,
  noneOf,
  placesOf,
  testerOf,
  without,
} from './bits'
import { pricedBetween } from './choose'
import { firstOfTiers } from './first-places'
import { askIndex } from './keep-index'
import type { MarketIndex } from './load-index'
import { bitsOfLexeme, lexemesIn } from './market-words'
import { idAt, placesIn } from './places'

type Asked = {
  /** The id of a product. */
  product: number
  /** The key of the category to look in. */
  category: string
  /** The relative price difference at which a product is still an alternative. */
  priceReach: number
  most: number
}

/** A product that is like another one. */
type Alike = {
  id: number
  /** The greater the more of the same kind, and of one kind the greater for what fits the same child. */
  nearness: number
}

/** The products that share a value of a facet with the one at a place. */
function sharing({ values, valuesAt, segments }: MarketIndex, place: number, facet: ValueFacet): Bits {
  const own = valuesAt.values.subarray(valuesAt.starts[place], valuesAt.starts[place + 1])
  return Array.from(own, (number) => values[number])
    .flatMap((value) => (value?.facet === facet ? [value.bits] : []))
    .reduce(either, noneOf(segments.length))
}

/** The products of each price range that a price in reach is in. */
function pricedLike(index: MarketIndex, place: number, reach: number): Bits {
  const { keys, ranks } = index.orders['price-asc']
  const price = keys[ranks[place] as number] as number
  return pricedBetween(
    index,
    priceRangeOf(price * (1 - reach)),
    priceRangeEnd(priceRangeOf(price * (1 + reach))),
  )
}

type Compared = { all: Bits; branded: Bits; coloured: Bits; lexemes: readonly string[] }

/** What else has to tell of the weight of what a name tells to be as near as that: the nearest first. */
const kinships = [0.85, 0.7, 0.5] as const

/** A number in a name is a size or an amount. */
const isWord = (lexeme: string) => !/\p{N}/u.test(lexeme)

/**
 * The products of a set that are of the kind of the one at a place, those of each kinship, by what their names have in common.
 * A word that many names have says what a thing is, one that few have is that of a model; what is named in the products of a
 * single brand or colour alone is that brand or colour.
 */
function ofKind(index: MarketIndex, { all, branded, coloured, lexemes }: Compared): Bits[] {
  const telling = lexemes.filter(isWord).flatMap((lexeme) => {
    const named = both(all, bitsOfLexeme(index.words, lexeme, false).named)
    const isOwn = isEmpty(without(named, branded)) || isEmpty(without(named, coloured))
    return isOwn ? [] : [{ places: placesOf(named), weight: Math.log2(count(named)) }]
  })
  const weights = new Map<number, number>()
  for (const { places, weight } of telling)
    for (const place of places) weights.set(place, (weights.get(place) ?? 0) + weight)
  const sum = telling.reduce((total, { weight }) => total + weight, 0)
  return kinships.map((share) =>
    bitsAt(
      [...weights].flatMap(([place, weight]) => (weight > 0 && weight >= share * sum ? [place] : [])),
      index.segments.length,
    ),
  )
}

/** The products of a set that come in one of the sizes of the one at a place or, where it has none, are for its age. */
function fittingAlike(index: MarketIndex, place: number, all: Bits): Bits {
  const [sized, aged] = [sharing(index, place, 'size'), sharing(index, place, 'age')]
  return isEmpty(sized) ? (isEmpty(aged) ? all : both(all, aged)) : both(all, sized)
}

function findInIndex(
  index: MarketIndex,
  { product, category, priceReach, most }: Asked,
  lexemes: readonly string[],
): Alike[] {
  const place = placesIn(index.segments)(product)
  const all = index.categories.get(category)?.bits
  if (place === undefined || !all || !testerOf(index.all)(place)) return []
  const branded = both(all, sharing(index, place, 'brand'))
  const coloured = both(all, sharing(index, place, 'colour'))
  const priced = both(all, pricedLike(index, place, priceReach))
  const rivals = both(branded, priced)
  const related = either(branded, coloured)
  const tiers = [
    both(rivals, coloured),
    without(rivals, coloured),
    without(priced, branded),
    without(related, priced),
    without(without(all, related), priced),
  ]
  const kin = [...ofKind(index, { all, branded, coloured, lexemes }), all]
  const sets = kin.flatMap((set, at) => {
    const own = without(set, kin[at - 1] ?? noneOf(index.segments.length))
    const fitting = fittingAlike(index, place, own)
    return [fitting, without(own, fitting)]
  })
  const found: Alike[] = []
  for (const [at, set] of sets.entries()) {
    const own = tiers.map((tier) => both(set, tier))
    for (const one of firstOfTiers(index, 'relevancy', own, most - found.length))
      found.push({ id: idAt(index.segments, one), nearness: sets.length - at })
  }
  return found
}

/** The lexemes of a product's name, brand and colour. */
async function namedLexemes(db: Database, market: Market, product: number): Promise<string[]> {
  const [row] = await db.execute<{ words: string }>(sql`
    select w.words::text as words from ${partition('listing_words', market)} w
    where ${ofMarket(market, 'w')} and w.product_id = ${product}::bigint`)
  return lexemesIn(row?.words ?? '').flatMap(({ lexeme, isNamed }) => (isNamed ? [lexeme] : []))
}

/**
 * Products of a category that are like one of a market: first those of its kind in its sizes or for its age, then the others
 * of its kind, then the rest; of each, first those of its brand, price range and colour, then of brand and price, of the
 * price, of brand or colour, and the others. The product itself is among them.
 */
export async function findAlike(db: Database, market: Market, asked: Asked): Promise<readonly Alike[]> {
  const [version, lexemes] = await Promise.all([readVersion(db), namedLexemes(db, market, asked.product)])
  return askIndex(db, market, async (index) =>
    version > index.version ? 'stale' : compute(() => findInIndex(index, asked, lexemes)),
  )
}
