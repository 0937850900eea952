import { z } from 'zod'
import { findStored, redirectRows } from '@/lib/content/redirects'
import { database } from '@/lib/platform/db'
import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { noteOf, save } from '@/lib/studio/redirects'

const body = redirectRows.schema.and(
  z.object({ isNew: z.boolean().optional(), isMeant: z.boolean().optional() }),
)

/**
 * `PUT /api/studio/redirects/`: stores a redirect. Unless that is said to be meant, a new one takes the place of no other,
 * and none is stored of which the shop's answers say that it will hardly do what it should.
 */
export const PUT = studioCall(
  { permission: 'administer', body },
  async ({ person, body: { isNew = false, isMeant = false, ...row } }) => {
    const note = isMeant ? undefined : await noteOf(row)
    if (note) {
      const taken = isNew ? await findStored(database(), row) : undefined
      return unprocessable({
        ...{ note: note.about, ...(note.about === 'ledOn' && { ledTo: note.to }) },
        ...(taken && { source: 'taken', taken: taken.target }),
      })
    }
    const refusal = await save(person, row, database(), { isNew: isNew && !isMeant })
    if (refusal === undefined) return answered({ ok: true })
    if (typeof refusal === 'object') return unprocessable({ source: 'taken', taken: refusal.taken })
    return unprocessable(refusal === 'circle' ? { target: refusal } : { source: refusal })
  },
)
