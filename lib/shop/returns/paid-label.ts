import { and, eq } from 'drizzle-orm'
import { carrierOf, returnCarrier } from '@/lib/platform/carriers'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import { logError, logWarning } from '@/lib/platform/log'
import type { Market } from '@/lib/platform/markets'
import { LabelError, type LabelRequest, type LabelService } from '@/lib/platform/return-labels'
import { lineName, type Order } from '@/lib/shop/orders'
import type { Seller } from '@/schemas/shop'
import type { OrderReturn } from './order-return'
import { type LabelState, returnLabels } from './tables'
import { waysBack } from './ways-back'

/** The files of a label that a carrier has made. */
export type LabelFiles = { pdf: Buffer; qr: Buffer | null; number: string }

export async function findLabelFiles(db: Executor, returnId: number): Promise<LabelFiles | undefined> {
  const [label] = await db
    .select()
    .from(returnLabels)
    .where(and(eq(returnLabels.returnId, returnId), eq(returnLabels.state, 'made')))
  if (!label?.pdf || label.shipmentNumber === null) return undefined
  return { pdf: label.pdf, qr: label.qr, number: label.shipmentNumber }
}

type Addressed = Pick<Order, 'deliveryAddress' | 'invoiceAddress'>

/** The sender's own address: nobody sends a parcel from a station's. */
const senderOf = ({ deliveryAddress, invoiceAddress }: Addressed) =>
  deliveryAddress && !deliveryAddress.pickup ? deliveryAddress : invoiceAddress

/** The country that the parcel comes from. */
export const sentFrom = (order: Addressed) => senderOf(order).country

/** Whether a label has a code from which whom the parcel is handed to prints it: carriers read their own alone. */
export const isCodeRead = (order: Addressed, { carrier }: { carrier: string }): boolean =>
  takerOf(order, carrier) === carrier

/** The key of whom a parcel with the label of a carrier is handed to. */
export const takerOf = (order: Addressed, carrier: string): string => returnCarrier(carrier, sentFrom(order))

function receiverOf(seller: Asked['seller']): string[] {
  const { name, street, postcode, city, country } = seller.returnAddress ?? seller
  return [name, street, `${country} ${postcode} ${city}`]
}

function requestOf(
  order: Order,
  announced: OrderReturn,
  given: Pick<LabelRequest, 'receiverId' | 'weightGrams' | 'receiver' | 'carrier' | 'language'>,
): LabelRequest {
  const { firstName, lastName, company, street, extra, postcode, city, country } = senderOf(order)
  return {
    ...{ reference: announced.number, orderNumber: order.number, ...given },
    currency: order.currency,
    sender: {
      name: `${firstName} ${lastName}`,
      ...{ company, street, extra, postcode, city, country, email: order.email },
    },
    items: waysBack(order, announced.lines).parcel.flatMap(({ lineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === lineId)
      if (!line) return []
      const value = Math.round((line.total - line.reduction - line.voucherReduction) / line.quantity)
      return [{ description: lineName(line), quantity, value }]
    }),
  }
}

type Asked = {
  order: Order
  announced: OrderReturn
  seller: Pick<Seller, 'name' | 'street' | 'postcode' | 'city' | 'country' | 'returnAddress'>
  service: LabelService | undefined
  /** Of the sender. */
  language: Market['language']
  isLast: boolean
}

/**
 * The label of a carrier for a return that is to have one; undefined where there is none, and the shopper pays the postage.
 * It is asked for once: the state is written before the call, and an answer that may have made one is never asked for again.
 * Rejects while a later attempt can succeed.
 */
export async function orderLabel(
  db: Database,
  { order, announced, seller, service, language, isLast }: Asked,
): Promise<LabelFiles | undefined> {
  const { id, number, label } = announced
  if (!label || announced.cancelledAt) return undefined
  if (label.state === 'made') return findLabelFiles(db, id)
  const settle = (state: LabelState, from: LabelState) =>
    db
      .update(returnLabels)
      .set({ state })
      .where(and(eq(returnLabels.returnId, id), eq(returnLabels.state, from)))
  if (label.state === 'asked') {
    await settle('unsure', 'asked')
    logWarning(`Whether ${label.carrier} has made a label for the return ${number} is not known`)
  }
  if (label.state !== 'due') return undefined
  const [claimed] = await db
    .update(returnLabels)
    .set({ state: 'asked', askedAt: currentTime() })
    .where(and(eq(returnLabels.returnId, id), eq(returnLabels.state, 'due')))
    .returning()
  if (!claimed) return undefined
  if (!service) {
    await settle('refused', 'asked')
    logWarning(`There is no access to ${label.carrier} for the label of the return ${number}`)
    return undefined
  }
  try {
    const made = await service.order(
      requestOf(order, announced, {
        ...{ receiverId: claimed.receiverId, weightGrams: claimed.weightGrams, receiver: receiverOf(seller) },
        ...{ carrier: carrierOf(takerOf(order, label.carrier), language).name, language },
      }),
    )
    await db
      .update(returnLabels)
      .set({
        ...{ state: 'made', shipmentNumber: made.shipmentNumber, pdf: made.pdf, qr: made.qr ?? null },
        internationalNumber: made.internationalNumber ?? null,
      })
      .where(eq(returnLabels.returnId, id))
    return { pdf: made.pdf, qr: made.qr ?? null, number: made.shipmentNumber }
  } catch (error) {
    if (!(error instanceof LabelError)) throw error
    const mayRetry = error.reason === 'unavailable' && !isLast
    await settle(mayRetry ? 'due' : error.reason === 'unsure' ? 'unsure' : 'refused', 'asked')
    if (mayRetry) throw error
    logError(`label of the return ${number}`, error)
    return undefined
  }
}
