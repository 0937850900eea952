import { z } from 'zod'
import { named } from '@/lib/studio/stories'

export const slugsBody = z.object({
  slugs: z.array(z.object({ lang: z.string().max(20), path: z.string().trim().max(900) })).max(50),
})

const story = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** The top folder of a market. */
const market = z.string().trim().min(1).max(20)

/** What names of categories become in the market, where they may be several. */
const categories = z
  .array(z.object({ name: z.string().max(500), become: z.array(z.string().max(500)).max(50) }))
  .max(200)
  .optional()

/** A page that is there, or a new one in a market. */
export const alternateBody = z.union([z.object({ story }), z.object({ market, ...named, categories })])

export const candidatesQuery = z.object({ market, search: z.string().trim().max(200).default('') })
