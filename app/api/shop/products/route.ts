import { products } from '@/lib/shop/door'
import { shownCards, tileWords } from '@/lib/storefront/screens/tiles'
import { marketCall } from '@/lib/storefront/visitor/calls'
import { cardsQuery, type TileCards } from '@/schemas/api/products'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** `GET /api/shop/products/?locale&numbers`: what tiles show of products that a browser remembers, or of another colour. */
export const GET = marketCall(
  { query: cardsQuery, usual: () => ({ numbers: '' }), cacheControl: 'public, max-age=60' },
  async ({ market, query: { numbers } }) => {
    const { numberLocale, currency } = market
    return {
      items: shownCards(await products.cards(market, numbers), market),
      tile: { market: { numberLocale, currency }, words: tileWords(market) },
    } satisfies TileCards
  },
)
