import type { BasketItem } from '@/schemas/api/basket'

/** A change by the visitor that the shop has not confirmed yet. */
export type Change = { item: BasketItem /** In the queue of the basket's calls. */; turn?: number } & (
  | { kind: 'quantity'; quantity: number }
  | { kind: 'remove' }
  /** Takes back that a line was removed. */
  | { kind: 'restore' }
)

export const isOfSameLine = (one: Change, other: Change): boolean => one.item.key === other.item.key

/** The queue with one more change. Changes that it supersedes are dropped. */
export function withChange(waiting: readonly Change[], change: Change): Change[] {
  const isPointless = (other: Change) =>
    change.kind !== 'restore' && other.kind === 'quantity' && isOfSameLine(other, change)
  return [...waiting.filter((other) => !isPointless(other)), change]
}

/** The queue after a line was restored under another key. */
export const withNewKey = (waiting: readonly Change[], before: string, now: string): Change[] =>
  waiting.map((change) =>
    change.item.key === before ? { ...change, item: { ...change.item, key: now } } : change,
  )

const inQuantity = (item: BasketItem, quantity: number): BasketItem => {
  const { price, most } = item.variant
  const counted = Math.min(quantity, most)
  return { ...item, quantity, total: price ? price.withTax * counted : item.total }
}

function applied(items: readonly BasketItem[], change: Change): BasketItem[] {
  if (change.kind === 'quantity')
    return items.map((item) => (item.key === change.item.key ? inQuantity(item, change.quantity) : item))
  const others = items.filter(({ key }) => key !== change.item.key)
  return change.kind === 'restore' ? [...others, change.item] : others
}

/** The order of lines on the page: new ones first, the others keep their position, even while they are removed. */
export function withNewKeys(order: readonly string[], items: readonly BasketItem[]): string[] {
  const known = new Set(order)
  return [...items.map(({ key }) => key).filter((key) => !known.has(key)), ...order]
}

/** The lines as they will be when all changes have succeeded. */
export function expected(
  items: readonly BasketItem[],
  changes: readonly Change[],
  order: readonly string[],
): BasketItem[] {
  const place = new Map(order.map((key, index) => [key, index]))
  return changes
    .reduce<readonly BasketItem[]>(applied, items)
    .toSorted((a, b) => (place.get(a.key) ?? -1) - (place.get(b.key) ?? -1))
}
