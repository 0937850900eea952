import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { orUnavailable, problem } from '@/lib/platform/http'
import { marketOfRequest } from '@/lib/platform/markets'
import { findCards } from '@/lib/shop/listing'
import { shownCards, tileWords } from '@/lib/storefront/tiles'
import { productNumbers, type TileCards } from '@/schemas/api/products'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** `GET /api/shop/products/?locale&numbers`: what tiles show of products that a browser remembers, or of another colour. */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const url = new URL(request.url)
  const market = marketOfRequest(config().brand, url)
  if (market instanceof Response) return market
  const numbers = productNumbers.safeParse(url.searchParams.get('numbers') ?? '')
  if (!numbers.success)
    return problem({
      status: 400,
      title: 'Bad request',
      errors: { numbers: 'must be up to 12 product numbers' },
    })
  const { numberLocale, currency } = market
  const answer: TileCards = {
    items: shownCards(await findCards(database(), market, numbers.data), market),
    tile: { market: { numberLocale, currency }, words: tileWords(market) },
  }
  return Response.json(answer, { headers: { 'cache-control': 'public, max-age=60' } })
})
