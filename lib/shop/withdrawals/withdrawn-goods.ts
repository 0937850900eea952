import { fullLineName, isLive, isUnsent, type Order, type OrderLine } from '@/lib/shop/orders'

/** So long a name is still read; those of all lines fit into a statement. */
const longestName = 300

const nameOf = (line: OrderLine) => `${fullLineName(line).slice(0, longestName)} (${line.product.number})`

/** Some pieces of a line, in the words of a declaration. */
export const withdrawnWords = (line: OrderLine, pieces: number): string => `${pieces} × ${nameOf(line)}`

/** How many pieces of each line were withdrawn from, by the ids of the lines; what was written by hand is not read. */
export function withdrawnPieces({ lines, events }: Pick<Order, 'lines' | 'events'>): Map<number, number> {
  const declared = events.filter(({ type }) => type === 'withdrawn')
  const isWhole = declared.some(({ details }) => !details.goods)
  return new Map(
    lines.flatMap((line) => {
      // Several declarations may each name some pieces of a line.
      const named = declared.reduce(
        (sum, { details }) => sum + piecesIn(String(details.goods ?? ''), line),
        0,
      )
      const pieces = isWhole ? line.quantity : Math.min(named, line.quantity)
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

/** The lines of which pieces are left to withdraw from, with how many. */
export function leftToWithdraw({ lines, events }: Pick<Order, 'lines' | 'events'>) {
  const pieces = withdrawnPieces({ lines, events })
  return lines
    .filter(isLive)
    .map((line) => ({ line, left: line.quantity - (pieces.get(line.id) ?? 0) }))
    .filter(({ left }) => left > 0)
}

/** The declarations that an order has received, with their goods in words; empty is all of it. */
export const receivedDeclarations = ({ events }: Pick<Order, 'events'>): { at: Date; goods: string }[] =>
  events
    .filter(({ type }) => type === 'withdrawn')
    .map(({ at, details }) => ({ at, goods: String(details.goods ?? '') }))

/** Whether a statement names more of an order than is left of it: what it declares was declared before. */
export function wasDeclared(order: Pick<Order, 'lines' | 'events'>, goods: string): boolean {
  if (receivedDeclarations(order).length === 0) return false
  if (goods === '' || isWhollyWithdrawn(order)) return isWhollyWithdrawn(order)
  const left = new Map(leftToWithdraw(order).map(({ line, left }) => [line.id, left]))
  return order.lines.some((line) => piecesIn(goods, line) > (left.get(line.id) ?? 0))
}

/** An order without the goods that need not be sent any more, as the shopper withdrew from them before they were. */
export function withoutWithdrawn(order: Order): Order {
  const pieces = withdrawnPieces(order)
  const isOff = (line: OrderLine) => isUnsent(line) && pieces.get(line.id) === line.quantity
  return { ...order, lines: order.lines.filter((line) => !isOff(line)) }
}

/** Whether nothing of an order is left to withdraw from. */
export function isWhollyWithdrawn(order: Pick<Order, 'lines' | 'events'>): boolean {
  const pieces = withdrawnPieces(order)
  return order.lines.filter(isLive).every((line) => pieces.get(line.id) === line.quantity)
}
