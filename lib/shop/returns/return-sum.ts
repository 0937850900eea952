import type { OrderWords, SumRow } from '@/lib/shop/order-papers'
import { deliveryOfLines, isLive, type Order } from '@/lib/shop/orders'
import { announcedOf, type OrderReturn, paidForReturn, type ReturnLine } from './order-return'

/** What is paid back for a return, in minor units. */
export type ReturnSum = {
  /** What was paid for the goods, after all reductions. */
  goods: number
  /** What the delivery has cost; 0 unless the return completes the order. */
  delivery: number
  /** What the method of payment has cost; 0 unless nothing of the order is kept. */
  fee: number
  total: number
}

type Sold = Pick<Order, 'lines' | 'cost'>
type Pieces = readonly Pick<ReturnLine, 'lineId' | 'quantity'>[]
type Earlier = readonly (Pick<OrderReturn, 'lines'> & Partial<Pick<OrderReturn, 'cancelledAt'>>)[]

/**
 * What comes back beside the price of the goods once all of these pieces are back. The delivery is paid back with
 * the last of what it was paid for (Directive 2011/83/EU, article 13 (1)); a download that is kept was not delivered. What
 * was cancelled has its part already.
 */
export function backBesideGoods(
  { lines, cost }: Sold,
  returns: Earlier,
): Pick<ReturnSum, 'delivery' | 'fee'> {
  const live = lines.filter(isLive)
  const posted = live.filter(({ isDigital }) => !isDigital)
  const isBack = ({ id, quantity }: Order['lines'][number]) => announcedOf(returns, id) >= quantity
  if (posted.length === 0 || !posted.every(isBack)) return { delivery: 0, fee: 0 }
  return {
    delivery: deliveryOfLines({ lines, cost }, posted),
    fee: live.length === posted.length ? (cost.fee?.amount ?? 0) : 0,
  }
}

/** What is paid back for some pieces, after other returns that were announced before. */
export function returnSum(order: Sold, back: Pieces, before: Earlier): ReturnSum {
  const goods = paidForReturn(order, back)
  const lines = back.map((each) => ({ ...each, reason: 'none' as const }))
  const { delivery, fee } = backBesideGoods(order, [...before, { lines }])
  return { goods, delivery, fee, total: goods + delivery + fee }
}

/** What is paid back for an announced return. */
export const sumOfReturn = (
  order: Sold,
  { id, lines }: Pick<OrderReturn, 'id' | 'lines'>,
  returns: readonly OrderReturn[],
): ReturnSum =>
  returnSum(
    order,
    lines,
    returns.filter((each) => each.id < id),
  )

/** The sum as pages, mails and papers list it; with its parts where it has more than one. */
export function returnSumRows(
  { goods, delivery, fee, total }: ReturnSum,
  { cost }: Pick<Order, 'cost'>,
  { t, price }: Pick<OrderWords, 't' | 'price'>,
): SumRow[] {
  const parts = [
    { label: t('invoice.sums.goods'), amount: goods },
    { label: cost.shippingLabel ?? t('invoice.sums.shipping'), amount: delivery },
    { label: cost.fee?.label ?? '', amount: fee },
  ].filter(({ amount }) => amount > 0)
  return [
    ...(parts.length > 1 ? parts.map((part) => ({ ...part, amount: price(part.amount) })) : []),
    { label: t('orderReturn.sum'), amount: price(total), isStrong: true },
  ]
}
