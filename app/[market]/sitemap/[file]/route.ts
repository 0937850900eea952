import { config } from '@/lib/platform/config'
import { problem, textStream } from '@/lib/platform/http'
import { findMarket, marketsOf } from '@/lib/platform/markets'
import { fromCatalogueInTime } from '@/lib/shop/catalogue'
import { products } from '@/lib/shop/door'
import { productFileOf } from '@/lib/shop/sitemap'
import { sitemapPieces } from '@/lib/storefront/runtime/head'

type Context = RouteContext<'/[market]/sitemap/[file]'>

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}

/** A file of the sitemap of a market's products, streamed from the database. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { brand, baseUrl } = config()
  const { market: code, file: name } = await params
  const market = findMarket(brand, code)
  const file = productFileOf(name)
  const missing = () => problem({ status: 404, title: 'Not found' })
  if (!market || market.code !== code || file === undefined) return missing()
  const addresses = products.addresses({ market, markets: marketsOf(brand), file })
  // Whether there are any is known before anything is sent.
  const first = await fromCatalogueInTime(addresses.next())
  if (first.done) return missing()
  const pieces = sitemapPieces(baseUrl, startingWith(first.value, addresses))
  return new Response(textStream(pieces), { headers })
}
