import { z } from 'zod'
import { emailAddress } from '../email'
import { longestEmail } from '../lengths'

/** `POST /api/back-in-stock/?locale`: wants one mail when a variant, by its reference key, can be ordered again. */
export const backInStockQuestion = z.object({
  email: z.string().trim().toLowerCase().max(longestEmail).pipe(emailAddress()),
  variant: z.string().min(1).max(200),
})
