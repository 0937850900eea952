import type { OrderWords, SumRow } from '@/lib/shop/order-papers'
import { isLive, moneyLeft, type Order } from '@/lib/shop/orders'
import { announcedOf, type OrderReturn } from './order-return'
import { type Announced, asAnnounced, owedGoods, type Sold } from './owed-goods'

/** What is paid back for a return, in minor units. */
export type ReturnSum = {
  /** What was paid for the goods, after all reductions and what was paid back before. */
  goods: number
  /** The goods by the lines of the return. */
  lines: number[]
  /** What the delivery has cost, without what was paid back before; 0 unless the return completes the order. */
  delivery: number
  /** What the method of payment has cost, likewise; 0 unless nothing of the order is kept. */
  fee: number
  total: number
}

/**
 * What comes back beside the price of the goods once all of these pieces are back. The delivery is paid back with
 * the last of what it was paid for (Directive 2011/83/EU, article 13 (1)); a download that is kept was not delivered. What
 * was cancelled has its part already.
 */
export function backBesideGoods(
  order: Sold,
  returns: readonly Announced[],
): Pick<ReturnSum, 'delivery' | 'fee'> {
  const live = order.lines.filter(isLive)
  const posted = live.filter(({ isDigital }) => !isDigital)
  const isBack = ({ id, quantity }: Order['lines'][number]) => announcedOf(returns, id) >= quantity
  if (posted.length === 0 || !posted.every(isBack)) return { delivery: 0, fee: 0 }
  const { delivery, fee } = moneyLeft(order)
  const ofPosted = order.lines.map((line, place) => (posted.includes(line) ? (delivery[place] ?? 0) : 0))
  return {
    delivery: ofPosted.reduce((sum, part) => sum + part, 0),
    fee: live.length === posted.length ? fee : 0,
  }
}

/** What is paid back for a return, or for one that is not announced yet, after those that were announced before. */
export function returnSum(
  order: Sold,
  announced: Omit<Announced, 'cancelledAt'>,
  before: readonly Announced[],
): ReturnSum {
  const all = [...before, announced]
  const lines = owedGoods(order, all).at(-1) ?? []
  const goods = lines.reduce((sum, each) => sum + each, 0)
  const { delivery, fee } = backBesideGoods(asAnnounced(order, announced), all)
  return { goods, lines, delivery, fee, total: goods + delivery + fee }
}

/** What is paid back for an announced return. */
export const sumOfReturn = (
  order: Sold,
  { id, number, requestedAt, lines }: Pick<OrderReturn, 'id' | 'number' | 'requestedAt' | 'lines'>,
  returns: readonly OrderReturn[],
): ReturnSum =>
  returnSum(
    order,
    { number, requestedAt, lines },
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
