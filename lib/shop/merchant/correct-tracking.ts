import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { isWithinSubject, subjectLimits } from '@/lib/platform/limits'
import { counted } from '@/lib/platform/text'
import { recordEvent, shipments } from '@/lib/shop/orders'
import { changeOrder, type Done, done, refused } from './change-order'

export type Correction = {
  carrier: string | undefined
  tracking: string | undefined
}

/**
 * Corrects the tracking number or the carrier of a parcel, and lets the shopper know. The same correction again changes
 * nothing, so that they hear of it once, and
 * of many a day they hear of the first.
 * @param parcel its number, from 1 on; unset where the order has one
 */
export const correctTracking = (
  db: Database,
  number: string,
  { parcel, correction, now: at }: { parcel: number | undefined; correction: Correction; now: Date },
): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    const { shipments: sent, status } = order
    if (sent.length === 0) return refused(`Order ${number} is ${status}: no parcel of it was sent.`)
    if (parcel === undefined && sent.length > 1)
      return refused(`Order ${number} has ${counted(sent.length, 'parcel')}. Name one of them: --parcel 1`)
    const place = parcel ?? 1
    const shipment = sent[place - 1]
    if (!shipment) return refused(`Order ${number} has no parcel ${place}.`)
    const carrierKey = correction.carrier ?? shipment.carrierKey
    const trackingNumber = correction.tracking ?? shipment.trackingNumber
    const words = [carrierKey, trackingNumber ?? 'without tracking'].join(' ')
    if (carrierKey === shipment.carrierKey && trackingNumber === shipment.trackingNumber)
      return { ...refused(`Parcel ${place} of order ${number} is ${words} already.`), isSo: true }
    await tx.update(shipments).set({ carrierKey, trackingNumber }).where(eq(shipments.id, shipment.id))
    const isTold = await isWithinSubject(tx, subjectLimits.trackingMails, String(shipment.id), {
      now: at.getTime(),
    })
    await recordEvent(tx, order, {
      ...{ type: 'trackingCorrected', cause: 'merchant', at },
      details: {
        ...{ shipment: shipment.id, carrierKey, formerCarrierKey: shipment.carrierKey },
        ...(trackingNumber !== null && { trackingNumber }),
        ...(shipment.trackingNumber !== null && { formerTrackingNumber: shipment.trackingNumber }),
        ...(!isTold && { withoutMail: 1 }),
      },
    })
    const told = isTold ? 'The shopper is told.' : 'The shopper was told too often today, and gets no mail.'
    return done(`Parcel ${place} of order ${number} is ${words} now. ${told}`)
  })
