import { z } from 'zod'

/** The most orders of one answer. */
export const mostOrders = 200

/** `GET /api/merchant/orders/?since&limit` */
export const merchantOrderQuery = z.object({
  /** The `next` of an earlier answer; unset: from the beginning. */
  since: z.string().max(40).optional(),
  limit: z.coerce
    .number('is a number')
    .int('is a whole number')
    .min(1, 'is at least 1')
    .max(mostOrders, `is at most ${mostOrders}`)
    .default(50),
})

const fromOne = z.coerce
  .number<string>('is a number')
  .int('is a whole number')
  .min(1, 'is at least 1')
  .max(1_000, 'is at most 1000')

/** `GET /api/merchant/orders/{number}/delivery-note/?parcel&lines` */
export const deliveryNoteQuery = z.object({
  /** A parcel that was sent, from 1 on. */
  parcel: fromOne.optional(),
  /** The lines of the next parcel, such as `1,3`; unset: all that are not sent yet. */
  lines: z
    .string()
    .max(300, 'is at most 300 characters')
    .transform((given) => given.split(','))
    .pipe(z.array(fromOne))
    .optional(),
})
