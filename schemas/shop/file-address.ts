import { z } from 'zod'

/** An address below the shop's own root, or an absolute https address. */
export const fileAddress = z
  .string()
  .max(1000)
  .regex(/^(?:\/(?![/\\])|https:\/\/)/)
