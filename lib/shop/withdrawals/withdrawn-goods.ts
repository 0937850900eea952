import { fullLineName, isLive, isUnsent, type Order, type OrderLine } from '@/lib/shop/orders'

/** So long a name is still read; those of all lines fit into a statement. */
const longestName = 300

const nameOf = (line: OrderLine) => `${fullLineName(line).slice(0, longestName)} (${line.product.number})`

/** Some pieces of a line, in the words of a declaration. */
export const withdrawnWords = (line: OrderLine, pieces: number): string => `${pieces} × ${nameOf(line)}`

/** How many pieces of each line were withdrawn from, by the ids of the lines; what was written by hand is not read. */
export function withdrawnPieces({ lines, events }: Pick<Order, 'lines' | 'events'>): Map<number, number> {
  const declared = events.filter(({ type }) => type === 'withdrawn')
  const rows = declared.flatMap(({ details }) => String(details.goods ?? '').split('\n'))
  const isWhole = declared.some(({ details }) => !details.goods)
  return new Map(
    lines.flatMap((line) => {
      const counts = Array.from({ length: line.quantity }, (_, index) => line.quantity - index)
      const pieces = isWhole
        ? line.quantity
        : counts.find((count) => rows.includes(withdrawnWords(line, count)))
      return pieces === undefined ? [] : [[line.id, pieces] as const]
    }),
  )
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
