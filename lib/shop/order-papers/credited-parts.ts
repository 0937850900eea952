import type { Order, OrderEvent, OrderLine } from '@/lib/shop/orders'

type Pieces = { line: OrderLine; pieces: number; amount: number }

/** What a credit note takes back: of each article so many pieces, and what was paid beside the goods. In minor units. */
type CreditedParts = { lines: Pieces[]; beside: number }

type Credited = Pick<Order, 'lines'> &
  Partial<Pick<Order, 'events'>> & { cost: Pick<Order['cost'], 'shipping' | 'fee'> }

const paidOf = ({ total, reduction, voucherReduction, quantity }: OrderLine, pieces: number): number =>
  Math.round(((total - reduction - voucherReduction) * pieces) / quantity)

/** Some pieces of a line at what was paid for them, after those that came back before: together they are the line to the cent. */
const piecesAfter = (line: OrderLine, before: number, pieces: number): Pieces => ({
  ...{ line, pieces },
  amount: paidOf(line, before + pieces) - paidOf(line, before),
})

/** `1 × 2, 3 × 1`: two pieces of the first line, and one of the third. */
function announcedIn({ lines }: Pick<Order, 'lines'>, { details }: Pick<OrderEvent, 'details'>) {
  return new Map(
    String(details.lines ?? '')
      .split(', ')
      .flatMap((text) => {
        const [, place, pieces] = /^(\d+) × (\d+)$/.exec(text) ?? []
        const line = lines[Number(place) - 1]
        return line ? [[line, Number(pieces)] as const] : []
      }),
  )
}

/** The pieces of each return that was announced before an event and not taken back, the newest first. */
function announcedBefore(order: Credited, eventId: number | undefined): Pieces[][] {
  const { events = [] } = order
  const takenBack = events
    .filter(({ type }) => type === 'returnCancelled')
    .map(({ details }) => details.return)
  const announced = events.filter(
    ({ id, type, details }) =>
      type === 'returnRequested' && id < (eventId ?? 0) && !takenBack.includes(details.return),
  )
  const before = new Map<OrderLine, number>()
  return announced
    .map((event) =>
      [...announcedIn(order, event)].map(([line, pieces]) => {
        const known = before.get(line) ?? 0
        before.set(line, known + pieces)
        return piecesAfter(line, known, pieces)
      }),
    )
    .reverse()
}

const sumOf = (parts: readonly Pieces[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/**
 * The parts of a credit note: whole lines at their price, the pieces of a return that was announced, or some pieces of one
 * line. Undefined where none of them adds up to its amount.
 */
export function creditedParts(
  order: Credited,
  lines: readonly OrderLine[],
  amount: number,
  event?: Pick<OrderEvent, 'id'>,
): CreditedParts | undefined {
  const { shipping, fee } = order.cost
  const most = shipping + (fee?.amount ?? 0)
  const whole = lines.map((line) => piecesAfter(line, 0, line.quantity))
  const beside = amount - sumOf(whole)
  if (lines.length > 0 && beside >= 0 && beside <= most) return { lines: whole, beside }
  const isNamed = ({ line }: Pieces) => lines.length === 0 || lines.includes(line)
  const returned = announcedBefore(order, event?.id).find(
    (parts) =>
      parts.length > 0 && parts.every(isNamed) && [0, shipping, most].includes(amount - sumOf(parts)),
  )
  if (returned) return { lines: returned, beside: amount - sumOf(returned) }
  const [line, ...others] = lines
  if (!line || others.length > 0) return undefined
  const some = Array.from({ length: line.quantity - 1 }, (_, index) =>
    piecesAfter(line, 0, index + 1),
  ).filter((part) => part.amount === amount)
  return some.length === 1 ? { lines: some, beside: 0 } : undefined
}
