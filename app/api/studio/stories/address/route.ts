import type { z } from 'zod'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { addressQuery, readAddress } from '@/lib/studio/stories'

/**
 * `GET /api/studio/stories/address/?slug=`: why an address that is being typed would be refused, and what has it. `id` is
 * the story or folder that is to have it, `parent` another folder than its own; of a new one `parent`, with its `type`, or
 * `folder=1`.
 */
export const GET = studioCall<Record<string, never>, z.ZodUnknown, typeof addressQuery>(
  { permission: 'edit', query: addressQuery },
  async ({ query }) => {
    const next = await readAddress(query)
    return next ? answered(next) : missing()
  },
)
