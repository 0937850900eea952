import type { BasketAdded, BasketItem } from '@/schemas/api/basket'

export type AddedItem = { item: BasketItem; quantity: number; wanted: number }

/**
 * What was added with the lines that it is in now. Of several things that came into one line, that line is shown once;
 * of what is not in the basket any more, nothing can be said.
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
