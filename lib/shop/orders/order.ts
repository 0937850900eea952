import type { InferSelectModel } from 'drizzle-orm'
import type { BasketCost, BasketItem } from '@/schemas/api/basket'
import type { orderEvents, orderLines, orders, payments, shipments } from './tables'

/** Who ordered, as they named themselves. */
export type OrderCustomer = {
  gender: 'm' | 'f' | 'd'
  firstName: string
  lastName: string
  email: string
  /** Without an account. */
  isGuestCustomer: boolean
}

/** What the order keeps because its shopper has allowed it. */
export type OrderConsents = {
  /** The site that the bonus partner has sent the shopper from. */
  scrid?: string
  /** Whether the confirmation may show offers of the voucher partner: a box of the review, empty at first. */
  partnerOffers: boolean
}

/** What it cost, with what reduced prices save on all pieces; that was not kept with older orders. */
export type OrderCost = BasketCost & { saleReduction?: number }

/**
 * The product with the merchant's product group and name of the price, and whether a carrier brings it, which older orders
 * do not have.
 */
export type OrderedProduct = BasketItem['product'] & {
  group?: string
  priceReference?: string
  isBulky?: boolean
}

export type OrderLine = InferSelectModel<typeof orderLines>
export type Payment = InferSelectModel<typeof payments>
export type Shipment = InferSelectModel<typeof shipments>
export type OrderEvent = InferSelectModel<typeof orderEvents>

/** An order without what belongs to it. For whom its pieces count is looked up by statements alone. */
export type OrderHead = Omit<InferSelectModel<typeof orders>, 'holders'>

/** An order with everything that belongs to it. */
export type Order = OrderHead & {
  lines: OrderLine[]
  payments: Payment[]
  shipments: Shipment[]
  events: OrderEvent[]
}

/** What the shopper has to pay, of which there is one at most: a gift card pays at once. */
export const openPaymentOf = ({ payments: all }: Pick<Order, 'payments'>): Payment | undefined =>
  all.find(({ status }) => status === 'open')
