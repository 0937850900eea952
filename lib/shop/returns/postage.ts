import { labelService } from '@/lib/platform/return-labels'
import type { Order } from '@/lib/shop/orders'
import type { Postage, ShopConfiguration } from '@/schemas/shop'
import { sentFrom } from './paid-label'

type Labels = Pick<ShopConfiguration, 'returnLabels'>

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

/**
 * The carrier whose label pays the postage of what comes back of an order: that of the market today, else the one that the
 * order was promised. Undefined where there is none, or the access to it is not set: then the shopper pays it and gets it
 * back. What came as freight is too heavy for a label of a parcel.
 */
export const postageOf = (order: Order, labels: Labels): Postage | undefined =>
  labelService(order) && !order.cost.isFreight
    ? (contractFor(order, labels) ?? order.returnTerms?.postage)
    : undefined
