import { loadIndex } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { problem } from '@/lib/platform/http'
import { type Market, marketsOf } from '@/lib/platform/markets'
import { UnavailableError } from '@/lib/platform/outage'
import { sameSecret } from '@/lib/platform/security'
import { fromCatalogue } from '@/lib/shop/catalogue'
import { popularPaths } from '@/lib/shop/listing'
import { catalogueAddress } from '../../../[market]/documentation/blocks/_catalogue/addresses'
import { catalogueNames } from '../../../[market]/documentation/blocks/_catalogue/entries'

/** Products per market: a catalogue may hold more products than are ever visited. */
const mostProducts = 20

async function pathsOf(market: Market): Promise<string[]> {
  const [content, products] = await Promise.all([
    loadIndex(market.code),
    fromCatalogue(popularPaths(database(), market, mostProducts)),
  ])
  return [...content.map(({ path }) => path), ...products.map((pdp) => `/${market.code}/p/${pdp}/`)]
}

/**
 * `GET /api/cms/pages/`: the pages that are worth rendering before their first visit. Internal, for this server's
 * warm-up.
 */
export async function GET(request: Request): Promise<Response> {
  if (!sameSecret(request.headers.get('x-nestling-internal'), process.env.NESTLING_INTERNAL_SECRET ?? ''))
    return problem({ status: 404, title: 'Not found' })
  const markets = marketsOf(config().brand)
  const [first] = markets
  try {
    const paths = (await Promise.all(markets.map(pathsOf))).flat()
    const blocks = first ? catalogueNames.map((name) => catalogueAddress(first.code, name)) : []
    return Response.json([...paths, ...blocks], { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error
    return problem({ status: 503, title: 'Unavailable', headers: { 'retry-after': '30' } })
  }
}
