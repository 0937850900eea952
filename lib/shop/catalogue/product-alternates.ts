import type { Database } from '@/lib/platform/db'
import { countryOf, type Market, screenPath } from '@/lib/platform/markets'
import type { ShownLanguages } from '@/lib/platform/shop-configuration'
import { readPaths } from './read-product'

/** The paths of a product in every market that sells it, which are those that show a text of it and have a price. */
export async function productAlternates(
  db: Database,
  markets: readonly Market[],
  shown: ShownLanguages,
  number: string,
) {
  const found = await readPaths(db, number)
  return markets.flatMap((market) => {
    const sold = found.filter(({ country }) => country === countryOf(market))
    const path = shown(market).flatMap(
      (name) => sold.find(({ language }) => language === name)?.path ?? [],
    )[0]
    return path === undefined
      ? []
      : [{ market: market.code, iso: market.iso, path: screenPath(market, 'product', { pdp: path }) }]
  })
}
