import type { Order } from '@/lib/shop/orders'
import { type OrderReturn, type Returnable, returnSum } from '@/lib/shop/returns'
import { piecesField } from './return-row'

/** The amounts paid for each number of pieces of a line, starting at none. */
export const amountsOf = (
  order: Order,
  rows: readonly Returnable[],
  returns: readonly OrderReturn[],
): Record<string, number[]> =>
  Object.fromEntries(
    rows.map((each) => [
      piecesField(each),
      Array.from({ length: each.left + 1 }, (_, quantity) => {
        return returnSum(order, { lines: [{ lineId: each.line.id, quantity }] }, returns).goods
      }),
    ]),
  )

/** What is paid back beside the price of the goods once all of them are chosen. */
export function besideOf(order: Order, rows: readonly Returnable[], returns: readonly OrderReturn[]) {
  const lines = rows.map(({ line, left }) => ({ lineId: line.id, quantity: left }))
  const { delivery, fee } = returnSum(order, { lines }, returns)
  return [
    { label: order.cost.shippingLabel, amount: delivery },
    { label: order.cost.fee?.label, amount: fee },
  ].filter(({ amount }) => amount > 0)
}
