import { withChoice } from '@/lib/platform/text'
import type { Basket, BasketItem } from '@/schemas/api/basket'

/** What a review has shown, so that a later one can say what is different. Amounts are minor units. */
type Shown = {
  lines: { key: string; quantity: number; total: number }[]
  shipping: number
  toPay: number
}

type Named = Pick<BasketItem, 'key'> & { product: { name: string }; variant: { choice: readonly string[] } }
type Line = Named & Pick<BasketItem, 'quantity' | 'total' | 'reduction'>
type Priced = { items: readonly Line[]; cost: Pick<Basket['cost'], 'shipping' | 'toPay'> }

/** A difference between what was shown and what is true now; amounts in minor units. */
export type Change =
  | { kind: 'price' | 'quantity'; name: string; before: number; now: number }
  | { kind: 'added'; name: string }
  /** Named where it stays in the basket without counting. */
  | { kind: 'gone'; name?: string }
  | { kind: 'shipping' | 'toPay'; before: number; now: number }

const nameOf = ({ product, variant }: Named) => withChoice(product.name, variant.choice)

const costOf = ({ total, reduction }: Pick<Line, 'total' | 'reduction'>) => total - reduction

/** Goes with the form of the review and comes back with its rejection. */
export const writeShown = ({ items, cost }: Priced): string =>
  JSON.stringify([items.map((item) => [item.key, item.quantity, costOf(item)]), cost.shipping, cost.toPay])

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)

function lineOf(value: unknown): Shown['lines'][number] | undefined {
  if (!Array.isArray(value)) return undefined
  const [key, quantity, total]: unknown[] = value
  return typeof key === 'string' && isAmount(quantity) && isAmount(total)
    ? { key, quantity, total }
    : undefined
}

/** A browser may send anything; what cannot be read says nothing. */
function readShown(text: string | undefined): Shown | undefined {
  try {
    const [lines, shipping, toPay]: unknown[] = JSON.parse(text ?? '[]')
    if (!Array.isArray(lines) || !isAmount(shipping) || !isAmount(toPay)) return undefined
    const read = lines.map(lineOf)
    return { lines: read.filter((line) => line !== undefined), shipping, toPay }
  } catch {
    return undefined
  }
}

function changesOfLine(item: Line, before: Shown['lines'][number] | undefined): Change[] {
  const name = nameOf(item)
  if (!before) return [{ kind: 'added', name }]
  if (before.quantity !== item.quantity)
    return [{ kind: 'quantity', name, before: before.quantity, now: item.quantity }]
  const now = costOf(item)
  return before.total === now ? [] : [{ kind: 'price', name, before: before.total, now }]
}

/** Lists the changes since the review that `text` describes. `uncounted` are the lines that are not ordered now. */
export function changesSince(
  text: string | undefined,
  { items, cost }: Priced,
  uncounted: readonly Named[] = [],
): Change[] {
  const shown = readShown(text)
  if (!shown) return []
  const keys = new Set(items.map(({ key }) => key))
  const gone = shown.lines.flatMap(({ key }): Change[] => {
    if (keys.has(key)) return []
    const left = uncounted.find((line) => line.key === key)
    return [{ kind: 'gone', ...(left && { name: nameOf(left) }) }]
  })
  const lines = items.flatMap((item) =>
    changesOfLine(
      item,
      shown.lines.find(({ key }) => key === item.key),
    ),
  )
  const amounts = (['shipping', 'toPay'] as const).flatMap((kind): Change[] =>
    shown[kind] === cost[kind] ? [] : [{ kind, before: shown[kind], now: cost[kind] }],
  )
  return [...lines, ...gone, ...amounts]
}
