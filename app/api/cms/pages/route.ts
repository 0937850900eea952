import { loadIndex } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { internalCall } from '@/lib/platform/http'
import { type Market, marketsOf } from '@/lib/platform/markets'
import { fromCatalogue } from '@/lib/shop/catalogue'
import { products } from '@/lib/shop/door'
import { catalogueAddress } from '../../../[market]/documentation/blocks/_catalogue/addresses'
import { catalogueNames } from '../../../[market]/documentation/blocks/_catalogue/entries'

/** Products per market: a catalogue may hold more products than are ever visited. */
const mostProducts = 20

async function pathsOf(market: Market): Promise<string[]> {
  const [content, popular] = await Promise.all([
    loadIndex(market.code),
    fromCatalogue(products.popularPaths(market, mostProducts)),
  ])
  return [...content.map(({ path }) => path), ...popular]
}

/**
 * `GET /api/cms/pages/`: the pages that are worth rendering before their first visit. Internal, for this server's
 * warm-up.
 */
export const GET = internalCall(async () => {
  const markets = marketsOf(config().brand)
  const [first] = markets
  const paths = (await Promise.all(markets.map(pathsOf))).flat()
  const blocks = first ? catalogueNames.map((name) => catalogueAddress(first.code, name)) : []
  return Response.json([...paths, ...blocks], { headers: { 'cache-control': 'no-store' } })
})
