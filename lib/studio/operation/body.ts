import { z } from 'zod'

/** The most failed messages that the screen lists. */
export const mostListed = 50

/** Which messages are tried again; unset: all whose last attempt failed. */
export const retryBody = z.object({
  ids: z.array(z.int().min(1)).min(1).max(mostListed).optional(),
})
