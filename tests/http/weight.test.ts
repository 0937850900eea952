import { everyMarketOf, screenPath } from '@/lib/platform/markets'
import { expect, test } from '../fixtures/http/test'

/** In bytes before compression. That of a product is 150 KiB, that of the basket 60 KiB. */
const heaviest = { page: 170_000, product: 153_600, basket: 61_440, search: 200_000, checkout: 70_000 }

const inMarkets = everyMarketOf('baby').flatMap((market) => [
  [`/${market.code}/`, heaviest.page] as const,
  [screenPath(market, 'basket'), heaviest.basket] as const,
  [screenPath(market, 'search'), heaviest.search] as const,
  [screenPath(market, 'checkoutLogin'), heaviest.checkout] as const,
])

for (const [path, most] of [
  ...inMarkets,
  ['/de/kleidung/', heaviest.page],
  ['/ch-fr/vetements/', heaviest.page],
  // The longest: nine sizes, with an adviser and reviews.
  ['/de/p/moosling-farn-strampler-fiora-aprikose-100043/', heaviest.product],
  ['/de/p/moosling-merle-walkjacke-ida-steingrau-100265/', heaviest.product],
  ['/ch-fr/p/moosling-merle-veste-en-laine-bouillie-ida-gris-pierre-100265/', heaviest.product],
] as const)
  test(`the document of ${path} has at most ${most} bytes`, async ({ ask }) => {
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(most)
  })
