import type { Item } from './use-wishlist'

/** Whether the chosen variant can be bought today. */
export const isBuyable = ({ chosen, card }: Pick<Item, 'chosen' | 'card'>): boolean =>
  chosen?.buyable ?? card?.buyable ?? false

/** The variant that can be added to the basket directly; undefined if it cannot be bought or a choice is missing. */
export function orderedVariant(
  item: Pick<Item, 'variant' | 'chosen' | 'card' | 'asked'>,
): string | undefined {
  if (!isBuyable(item) || item.asked) return undefined
  return item.chosen ? item.variant : item.card?.variant
}
