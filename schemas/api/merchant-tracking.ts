import { z } from 'zod'

const line = (most: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{C}*$/u, 'has a character that cannot be printed')

/** `POST /api/merchant/orders/{number}/tracking/`: what is right of a parcel; what is not named stays as it is. */
export const merchantTracking = z
  .strictObject({
    /** Its place among the `packages` of the kind `parcel`, from 1 on; unset where there is one. */
    parcel: z.int().min(1).max(1_000).optional(),
    trackingNumber: line(100).optional(),
    /** A carrier that the shop knows. */
    carrierKey: line(60).optional(),
    /** Or another one, as the shopper is to read it. */
    otherCarrier: line(60).optional(),
  })
  .refine(({ carrierKey, otherCarrier }) => carrierKey === undefined || otherCarrier === undefined, {
    path: ['otherCarrier'],
    message: 'is another name for the carrier of carrierKey: name one of both',
  })
  .refine(
    ({ trackingNumber, carrierKey, otherCarrier }) =>
      [trackingNumber, carrierKey, otherCarrier].some((given) => given !== undefined),
    { path: ['trackingNumber'], message: 'is needed, or carrierKey or otherCarrier' },
  )
