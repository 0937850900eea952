import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { priceRangeEnd, priceRangeOf, type ValueFacet } from '../facets'
import { readVersion } from '../index-rows/listing-version'
import { type Bits, both, compute, either, noneOf, testerOf, without } from './bits'
import { pricedBetween } from './choose'
import { firstOfTiers } from './first-places'
import { askIndex } from './keep-index'
import type { MarketIndex } from './load-index'
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

function findInIndex(index: MarketIndex, { product, category, priceReach, most }: Asked): number[] {
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
  return firstOfTiers(index, 'relevancy', tiers, most).map((found) => idAt(index.segments, found))
}

/**
 * The ids of products of a category that are like one of a market: first those of its brand, price range and colour, then of
 * brand and price, of the price, of brand or colour, and the others. The product itself is among them.
 */
export async function findAlike(db: Database, market: Market, asked: Asked): Promise<readonly number[]> {
  const version = await readVersion(db)
  return askIndex(db, market, async (index) =>
    version > index.version ? 'stale' : compute(() => findInIndex(index, asked)),
  )
}
