import { z } from 'zod'

/** `POST /api/merchant/orders/{number}/return-arrived/`: which of the order's `returns` has come; unset where one is on its way. */
export const merchantReturn = z.strictObject({
  return: z.string().trim().min(1).max(40).optional(),
})
