import type { Market } from '@/lib/platform/markets'
import { oneLine } from '@/lib/platform/text'
import { leftByName, type Order } from '@/lib/shop/orders'
import {
  allFaults,
  arrivedAt,
  costsOfOrder,
  type Faults,
  faultsOf,
  noFaults,
  type OrderReturn,
  sumOfReturn,
  termsOfOrder,
} from '@/lib/shop/returns'
import type { ShopConfiguration } from '@/schemas/shop'
import { sumIn } from './money'

/** What decides who pays for returns of an order: its market, and how that is configured today. */
export type ReturnShop = { market: Market; shop: Pick<ShopConfiguration, 'returnLabels' | 'returns'> }

/** What shoppers and carriers wrote, which must not steer the terminal. */
const said = (text: string) => oneLine(text, 200)

const parcelWords = {
  label: 'the seller pays the postage, by a label of the carrier',
  back: 'the seller pays the postage back',
  own: 'the customer pays the postage',
}

/** Who pays for what comes back of an order, with a fault in it or without one. */
function returnCostWords(order: Order, { market, shop }: ReturnShop, faults: Faults): string {
  const { payer, how } = costsOfOrder(order, shop, market, faults)
  const parcel = parcelWords[payer === 'customer' ? 'own' : how === 'label' ? 'label' : 'back']
  if (!order.cost.isFreight) return parcel
  const { freightCost } = termsOfOrder(order, shop.returns)
  const isFree = freightCost === 0 || faults.freight
  const freight = isFree
    ? 'the seller pays the collection as freight'
    : `the customer pays ${sumIn(order.currency, freightCost)} for the collection as freight`
  return `${freight}; of what fits in a parcel ${parcel}`
}

function labelWords({ label, cancelledAt }: OrderReturn): string {
  const cancelled = cancelledAt ? [`cancelled ${cancelledAt.toISOString()}`] : []
  if (!label) return ['', ...cancelled].join(', ')
  const { carrier, state, number, international } = label
  const parcel = number === null ? `label of ${carrier} ${state}` : `${carrier} ${number}`
  return ['', said([parcel, international].filter(Boolean).join(', ')), ...cancelled].join(', ')
}

/** What refunds that name the lines of a return have paid back since it was announced, in minor units. */
function paidBackSince(order: Order, { lines, requestedAt }: OrderReturn, beside: number): number {
  const then = leftByName({ ...order, events: order.events.filter(({ at }) => at <= requestedAt) })
  const now = leftByName(order)
  const goods = order.lines.map(({ id }, place) =>
    lines.some(({ lineId }) => lineId === id) ? (then.goods[place] ?? 0) - (now.goods[place] ?? 0) : 0,
  )
  return goods.reduce((sum, each) => sum + each, Math.min(beside, then.beside - now.beside))
}

/** What is still to be paid back for a return, with what of it was not paid for the goods. */
function sumWords(order: Order, announced: OrderReturn, returns: readonly OrderReturn[]): string {
  if (announced.cancelledAt) return ''
  const { total, delivery, fee } = sumOfReturn(order, announced, returns)
  const paid = Math.min(total, paidBackSince(order, announced, delivery + fee))
  if (paid > 0 && paid === total) return `. Paid back: ${sumIn(order.currency, paid)}`
  const beside = [
    ...(delivery > 0 ? [`${sumIn(order.currency, delivery)} for the delivery`] : []),
    ...(fee > 0 ? [`${sumIn(order.currency, fee)} for the method of payment`] : []),
  ]
  const after = paid > 0 ? `, after ${sumIn(order.currency, paid)} that is paid back` : ''
  return `. To pay back: ${[sumIn(order.currency, total - paid), ...(paid > 0 ? [] : beside)].join(', of it ')}${after}`
}

function announcedWords(
  order: Order,
  announced: OrderReturn,
  { returns, shop }: { returns: readonly OrderReturn[]; shop: ReturnShop | undefined },
): string[] {
  const { number, requestedAt, lines } = announced
  const arrived = arrivedAt(order, number)
  const goods = lines.map(({ lineId, quantity, reason }) => {
    const index = order.lines.findIndex(({ id }) => id === lineId)
    return `${quantity} of line ${index + 1}, ${said(order.lines[index]?.product.name ?? '')} (${reason})`
  })
  const costs = shop ? `. Costs: ${returnCostWords(order, shop, faultsOf(order, lines))}` : ''
  const receipts = (announced.receipts ?? []).map(
    ({ id, name, sentAt }) => `    receipt ${id}  ${sentAt.toISOString()}  ${said(name)}`,
  )
  return [
    `  ${number}  ${requestedAt.toISOString()}${labelWords(announced)}${arrived ? `, arrived ${arrived.toISOString()}` : ''}: ${goods.join('; ')}${sumWords(order, announced, returns)}${costs}.`,
    ...receipts,
  ]
}

/** What it costs to send back what was sent, without a fault and with one. */
function returnCostsOf(order: Order, shop: ReturnShop): string[] {
  if (order.shipments.length === 0) return []
  const [usual, faulty] = [noFaults, allFaults].map((faults) => returnCostWords(order, shop, faults))
  return [`Costs of a return: ${usual}${faulty === usual ? '' : `; with a fault: ${faulty}`}.`]
}

/** What was announced to come back of an order, and who pays for what comes back. */
export const returnWords = (
  order: Order,
  returns: readonly OrderReturn[],
  shop: ReturnShop | undefined,
): string[] => [
  ...(shop ? returnCostsOf(order, shop) : []),
  ...(returns.length > 0 ? ['Announced to come back:'] : []),
  ...returns.flatMap((each) => announcedWords(order, each, { returns, shop })),
  ...(returns.some(({ receipts = [] }) => receipts.length > 0)
    ? [`Receipts of postage as files: receipts ${order.number} --folder <folder>`]
    : []),
]
