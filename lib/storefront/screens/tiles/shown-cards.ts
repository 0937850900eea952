import type { Market } from '@/lib/platform/markets'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import type { ProductCard } from '@/schemas/shop'

/** The cards with their names as tiles show them, for tiles that a browser renders: it knows no parts of compounds. */
export const shownCards = <Card extends Pick<ProductCard, 'name' | 'lang'>>(
  cards: readonly Card[],
  market: Market,
): (Card & { shownName?: string })[] =>
  cards.map((card) => {
    const shownName = softHyphens(card.name, card.lang ?? market.language)
    return shownName === card.name ? card : { ...card, shownName }
  })
