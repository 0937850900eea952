import { z } from 'zod'
import { storyId } from '@/lib/studio/stories'

const name = z.string().trim().min(1, 'required').max(120, 'tooLong')

export const releaseId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
export const createReleaseBody = z.object({ name })
export const mostReleaseStories = 200

export const changeReleaseBody = z.object({
  name: name.optional(),
  /** By the clock of the shop, `2026-12-01T08:00`; empty: by hand. */
  releaseAt: z.string().max(20).optional(),
  stories: z.array(storyId).max(mostReleaseStories, 'tooMany').optional(),
})
export type ChangeReleaseBody = z.output<typeof changeReleaseBody>
