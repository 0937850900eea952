import { z } from 'zod'

export const slugsBody = z.object({
  slugs: z.array(z.object({ lang: z.string().max(20), path: z.string().trim().max(900) })).max(50),
})

export const alternateBody = z.object({
  story: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
})
