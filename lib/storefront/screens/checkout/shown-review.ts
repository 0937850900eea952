import { createHash } from 'node:crypto'
import { withChoice } from '@/lib/platform/text'
import type { Checkout } from '@/lib/shop/checkout'
import type { BasketItem } from '@/schemas/api/basket'

/** What a review shows beside its goods and sums. */
const parts = ['payment', 'contact', 'delivery', 'invoice', 'voucher', 'giftCard'] as const
type Part = (typeof parts)[number]

/** What a review has shown, so that a later one can say what is different. Amounts are minor units. */
type Shown = {
  lines: { key: string; quantity: number; total: number; arrival: string }[]
  shipping: number
  toPay: number
  parts: Record<Part, string>
}

type Named = Pick<BasketItem, 'key'> & { product: { name: string }; variant: { choice: readonly string[] } }
type Reviewed = Pick<
  Checkout,
  'basket' | 'uncounted' | 'guest' | 'deliveryAddress' | 'invoiceAddress' | 'paymentMethod'
>

/** A difference between what was shown and what is true now; amounts in minor units. */
export type Change =
  | { kind: 'price' | 'quantity'; name: string; before: number; now: number }
  | { kind: 'added'; name: string }
  | { kind: 'arrival'; name: string; now: string }
  /** Named where it stays in the basket without counting. */
  | { kind: 'gone'; name?: string }
  | { kind: 'shipping' | 'toPay'; before: number; now: number }
  /** By the codes of the means of payment. */
  | { kind: 'method'; before: string; now: string }
  | { kind: 'part'; part: Exclude<Part, 'payment'>; isGone: boolean }

const nameOf = ({ product, variant }: Named) => withChoice(product.name, variant.choice)

const costOf = ({ total, reduction }: Pick<BasketItem, 'total' | 'reduction'>) => total - reduction

/** Short, and of which nothing can be read: codes and addresses stand neither in a form nor in an address. */
const markOf = (value: unknown): string =>
  value === undefined
    ? ''
    : createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 6)

const partsOf = ({ basket, guest, ...entered }: Reviewed): Record<Part, string> => ({
  payment: basket.cost.toPay > 0 ? (entered.paymentMethod ?? '') : '',
  contact: markOf(guest && [guest.gender, guest.first_name, guest.last_name, guest.email]),
  delivery: markOf(entered.deliveryAddress),
  invoice: markOf(entered.invoiceAddress),
  voucher: markOf(basket.voucher?.code),
  giftCard: markOf(basket.giftCard?.code),
})

/** Goes with the form of the review and comes back with its rejection, or with the address of a review that is read again. */
export function writeShown(reviewed: Reviewed): string {
  const { items, cost } = reviewed.basket
  const lines = items.map((item) => [item.key, item.quantity, costOf(item), markOf(item.variant.arrival)])
  const shown = partsOf(reviewed)
  return JSON.stringify([lines, cost.shipping, cost.toPay, parts.map((part) => shown[part])])
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)

const isText = (value: unknown): value is string => typeof value === 'string'

function lineOf(value: unknown): Shown['lines'][number] | undefined {
  if (!Array.isArray(value)) return undefined
  const [key, quantity, total, arrival]: unknown[] = value
  return isText(key) && isAmount(quantity) && isAmount(total) && isText(arrival)
    ? { key, quantity, total, arrival }
    : undefined
}

/** A browser may send anything; what cannot be read says nothing. */
function readShown(text: string | undefined): Shown | undefined {
  try {
    const [lines, shipping, toPay, marks]: unknown[] = JSON.parse(text ?? '[]')
    if (!Array.isArray(lines) || !isAmount(shipping) || !isAmount(toPay)) return undefined
    if (!Array.isArray(marks) || !marks.every(isText) || marks.length !== parts.length) return undefined
    const read = lines.map(lineOf)
    const shown = Object.fromEntries(parts.map((part, index) => [part, marks[index]])) as Shown['parts']
    return { lines: read.filter((line) => line !== undefined), shipping, toPay, parts: shown }
  } catch {
    return undefined
  }
}

function changesOfLine(item: BasketItem, before: Shown['lines'][number] | undefined): Change[] {
  const name = nameOf(item)
  if (!before) return [{ kind: 'added', name }]
  if (before.quantity !== item.quantity)
    return [{ kind: 'quantity', name, before: before.quantity, now: item.quantity }]
  const { arrival } = item.variant
  const now = costOf(item)
  return [
    ...(before.total === now ? [] : [{ kind: 'price', name, before: before.total, now } as const]),
    ...(arrival === undefined || before.arrival === markOf(arrival)
      ? []
      : [{ kind: 'arrival', name, now: arrival } as const]),
  ]
}

function changesOfPart(part: Part, before: string, now: string): Change[] {
  if (before === now) return []
  if (part !== 'payment') return [{ kind: 'part', part, isGone: now === '' }]
  // Where nothing is left to pay, or was, the sum says it.
  return before === '' || now === '' ? [] : [{ kind: 'method', before, now }]
}

/**
 * Lists the changes since the review that `text` describes; undefined where it cannot be read. The uncounted lines are not
 * ordered now.
 */
export function changesSince(text: string | undefined, reviewed: Reviewed): Change[] | undefined {
  const shown = readShown(text)
  if (!shown) return undefined
  const { basket, uncounted } = reviewed
  const { items, cost } = basket
  const keys = new Set(items.map(({ key }) => key))
  const gone = shown.lines.flatMap(({ key }): Change[] => {
    if (keys.has(key)) return []
    const left: Named | undefined = uncounted.find((line) => line.key === key)
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
  const now = partsOf(reviewed)
  const others = parts.flatMap((part) => changesOfPart(part, shown.parts[part], now[part]))
  return [...others, ...lines, ...gone, ...amounts]
}

/** A longer address is refused by some servers on the way. */
const longestSince = 1_500
const unknown = '0'

/**
 * The query with which a review is read again that may have changed meanwhile: what it has shown, so that the next one says
 * what is different. Of very many goods it says only that.
 */
export function sinceOf(reviewed: Reviewed): string {
  const written = encodeURIComponent(writeShown(reviewed))
  return `since=${written.length > longestSince ? unknown : written}`
}
