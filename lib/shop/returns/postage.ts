import { labelService } from '@/lib/platform/return-labels'
import type { Order } from '@/lib/shop/orders'
import type { ShopConfiguration } from '@/schemas/shop'
import { sentFrom } from './paid-label'

/** The contract with a carrier by which a parcel comes back. */
export type Postage = { carrier: string; receiverId: string; weightGrams: number }

/**
 * The carrier whose label pays the postage of what comes back of an order; undefined where the market has none, or none for
 * the country that the parcel comes from, or the access to it is not set: then the shopper pays it and gets it back.
 */
export function postageOf(
  order: Order,
  { returnLabels }: Pick<ShopConfiguration, 'returnLabels'>,
): Postage | undefined {
  const receiverId = returnLabels?.receiverIds[sentFrom(order)]
  if (!returnLabels || receiverId === undefined || !labelService(order)) return undefined
  const { carrier, weightGrams } = returnLabels
  return { carrier, receiverId, weightGrams }
}
