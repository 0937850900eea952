import type { BasketAdded, BasketItem } from '@/schemas/api/basket'

export type AddedItem = { item: BasketItem; quantity: number; wanted: number }

/**
 * The additions with their lines in the basket. Additions to the same line are shown once; those whose line is already
 * gone are left out.
 */
export function addedItems({ basket, added }: BasketAdded): AddedItem[] {
  const byLine = Map.groupBy(added, ({ key }) => key)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return [...byLine].flatMap(([key, parts]) => {
    const item = basket.items.find((line) => line.key === key)
    if (!item) return []
    return {
      item,
      quantity: sum(parts.map(({ quantity }) => quantity)),
      wanted: sum(parts.map(({ wanted }) => wanted)),
    }
  })
}
