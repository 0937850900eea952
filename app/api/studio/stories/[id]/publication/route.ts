import type { z } from 'zod'
import { database } from '@/lib/platform/db'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { keepReadBy } from '@/lib/studio/drafts'
import { factsQuery, readFacts, storyId } from '@/lib/studio/stories'
import { factsCheck } from '../../../facts-check'

/**
 * `GET /api/studio/stories/{id}/publication/?version=&read=&leaving=`: what publishing or taking off would mean, for whoever is
 * asked; of the draft, of a version of the history, or of what was read as the draft before it went on.
 */
export const GET = studioCall<{ id: string }, z.ZodUnknown, typeof factsQuery>(
  { permission: 'edit', query: factsQuery },
  async ({ params, person, query }) => {
    const id = storyId.safeParse(params.id)
    if (id.success) await keepReadBy(person, id.data)
    const facts = id.success
      ? await readFacts(id.data, factsCheck(person), database(), {
          ...{ version: query.version, read: query.read, reader: person },
          isLeaving: query.leaving !== undefined,
        })
      : undefined
    return facts ? answered(facts) : missing()
  },
)
