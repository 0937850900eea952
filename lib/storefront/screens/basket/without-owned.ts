import type { ProductCard } from '@/schemas/shop'

/** The cards of articles of which the basket holds none, in any colour. */
export function withoutOwned<Card extends Pick<ProductCard, 'number' | 'colours'>>(
  cards: readonly Card[],
  owned: readonly string[],
): Card[] {
  const isOwned = new Set(owned)
  return cards.filter(
    ({ number, colours }) => !isOwned.has(number) && !colours.some((colour) => isOwned.has(colour.number)),
  )
}
