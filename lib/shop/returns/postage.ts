import { labelService } from '@/lib/platform/return-labels'
import type { Order } from '@/lib/shop/orders'
import type { Postage, ReturnTerms, ShopConfiguration } from '@/schemas/shop'
import { sentLines } from './order-return'
import { sentFrom } from './paid-label'
import { termsOfOrder } from './return-time'
import { type Faults, isCollected, noFaults } from './ways-back'

type Labels = Pick<ShopConfiguration, 'returnLabels'>
type Shop = Labels & Pick<ShopConfiguration, 'returns'>

/** The contract of a market with a carrier for the country that a parcel comes from; undefined where it has none. */
export function contractFor(
  order: Pick<Order, 'deliveryAddress' | 'invoiceAddress'>,
  { returnLabels }: Labels,
): Postage | undefined {
  const receiverId = returnLabels?.receiverIds[sentFrom(order)]
  if (!returnLabels || receiverId === undefined) return undefined
  const { carrier, weightGrams } = returnLabels
  return { carrier, receiverId, weightGrams }
}

/** What the goods of an order cost, without shipping and before a voucher. */
const goodsValue = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, { total, reduction }) => sum + total - reduction, 0)

/** Whether the seller pays the postage of what comes back of an order; always where some of it has a fault. */
export function sellerPaysPostage(
  order: Pick<Order, 'lines'>,
  { payer }: Pick<ReturnTerms, 'payer'>,
  { parcel: isFault }: Pick<Faults, 'parcel'>,
): boolean {
  if (payer === 'seller' || isFault) return true
  return payer !== 'customer' && goodsValue(order) >= payer.sellerFrom
}

/**
 * The carrier whose labels pay the postage where the seller does: that of the market today, else the one that the order was
 * promised. Undefined where there is none, or the access to it is not set. What came as freight is collected, so an order
 * that was sent as nothing else needs no label; before it is sent, it is promised what the pages promise.
 */
export function labelContract(order: Order, shop: Labels): Postage | undefined {
  const sent = sentLines(order)
  const isAllCollected = sent.length > 0 && sent.every((line) => isCollected(order, line))
  if (!labelService(order) || isAllCollected) return undefined
  return contractFor(order, shop) ?? order.returnTerms?.postage
}

/** The same where the seller pays the postage of what comes back of the order; undefined where the customer does. */
export const postageOf = (order: Order, shop: Shop, faults: Faults = noFaults): Postage | undefined =>
  sellerPaysPostage(order, termsOfOrder(order, shop.returns), faults) ? labelContract(order, shop) : undefined
