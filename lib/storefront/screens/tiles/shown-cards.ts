import type { Market } from '@/lib/platform/markets'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import type { ShownCard } from '@/schemas/api/products'
import type { ProductCard } from '@/schemas/shop'

/** The cards with their names as tiles show them, for tiles that a browser renders: it knows no parts of compounds. */
export const shownCards = (cards: readonly ProductCard[], market: Market): ShownCard[] =>
  cards.map((card) => {
    const shownName = softHyphens(card.name, card.lang ?? market.language)
    return shownName === card.name ? card : { ...card, shownName }
  })
