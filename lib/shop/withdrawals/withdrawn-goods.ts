import {
  fullLineName,
  isLive,
  isUnsent,
  type Order,
  type OrderEvent,
  type OrderLine,
} from '@/lib/shop/orders'

/** So long a name is still read; those of all lines fit into a statement. */
const longestName = 300

const nameOf = (line: OrderLine) => `${fullLineName(line).slice(0, longestName)} (${line.product.number})`

/** Some pieces of a line, in the words of a declaration. */
export const withdrawnWords = (line: OrderLine, pieces: number): string => `${pieces} × ${nameOf(line)}`

/** The declarations that an order has received. */
const declarationsOf = ({ events }: Pick<Order, 'events'>) =>
  events.filter(({ type }) => type === 'withdrawn')

/** Those of people who have proved to be who has placed the order. */
const ownersOf = (order: Pick<Order, 'events'>) =>
  declarationsOf(order).filter(({ details }) => details.proved === 1)

/** The pieces of a line that declarations name together; one that names no goods is of all. */
const piecesOf = (declared: readonly Pick<OrderEvent, 'details'>[], line: OrderLine) =>
  Math.min(
    declared.reduce(
      (sum, { details: { goods } }) => sum + (goods ? piecesIn(String(goods), line) : line.quantity),
      0,
    ),
    line.quantity,
  )

/**
 * How many pieces of each line were withdrawn from, by the ids of the lines; what was written by hand is not read. Each
 * declaration of the owner is about other pieces; those of people who have not proved to be the owner may all be the same.
 */
export function withdrawnPieces(order: Pick<Order, 'lines' | 'events'>): Map<number, number> {
  const declared = declarationsOf(order)
  const owners = ownersOf(order)
  return new Map(
    order.lines.flatMap((line) => {
      const pieces = Math.max(0, piecesOf(owners, line), ...declared.map((one) => piecesOf([one], line)))
      return pieces === 0 ? [] : [[line.id, pieces] as const]
    }),
  )
}

/** How many pieces of a line a declaration names in its words. */
function piecesIn(goods: string, line: OrderLine): number {
  const rows = goods.split('\n')
  const counts = Array.from({ length: line.quantity }, (_, index) => line.quantity - index)
  return counts.find((count) => rows.includes(withdrawnWords(line, count))) ?? 0
}

/** The lines of which pieces are left for the owner to withdraw from, with how many. What others declare takes none away. */
export function leftToWithdraw({ lines, events }: Pick<Order, 'lines' | 'events'>) {
  const owners = ownersOf({ events })
  return lines
    .filter(isLive)
    .map((line) => ({ line, left: line.quantity - piecesOf(owners, line) }))
    .filter(({ left }) => left > 0)
}

/** The declarations of its owner that an order has received, with their goods in words; empty is all of it. */
export const receivedDeclarations = (order: Pick<Order, 'events'>): { at: Date; goods: string }[] =>
  ownersOf(order).map(({ at, details }) => ({ at, goods: String(details.goods ?? '') }))

/** Whether a statement names more of an order than is left of it: what it declares was declared before. */
export function wasDeclared(order: Pick<Order, 'lines' | 'events'>, goods: string): boolean {
  if (ownersOf(order).length === 0) return false
  const left = new Map(leftToWithdraw(order).map(({ line, left }) => [line.id, left]))
  if (goods === '' || left.size === 0) return left.size === 0
  return order.lines.some((line) => piecesIn(goods, line) > (left.get(line.id) ?? 0))
}

/** An order without the goods that need not be sent any more, as the shopper withdrew from them before they were. */
export function withoutWithdrawn<Of extends Pick<Order, 'lines' | 'events'>>(order: Of): Of {
  const pieces = withdrawnPieces(order)
  const isOff = (line: OrderLine) => isUnsent(line) && pieces.get(line.id) === line.quantity
  return { ...order, lines: order.lines.filter((line) => !isOff(line)) }
}

/** Whether nothing of an order is left to withdraw from. */
export function isWhollyWithdrawn(order: Pick<Order, 'lines' | 'events'>): boolean {
  const pieces = withdrawnPieces(order)
  return pieces.size > 0 && order.lines.filter(isLive).every((line) => pieces.get(line.id) === line.quantity)
}
