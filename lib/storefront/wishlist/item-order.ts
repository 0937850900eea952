import type { Item } from './use-wishlist'

/** Whether what was remembered can be had today. */
export const isBuyable = ({ chosen, card }: Pick<Item, 'chosen' | 'card'>): boolean =>
  chosen?.buyable ?? card?.buyable ?? false

/** The variant that goes into the basket as it is; undefined where it cannot be had or something is still asked. */
export function orderedVariant(
  item: Pick<Item, 'variant' | 'chosen' | 'card' | 'asked'>,
): string | undefined {
  if (!isBuyable(item) || item.asked) return undefined
  return item.chosen ? item.variant : item.card?.variant
}
