import { z } from 'zod'
import { redirectRows } from '@/lib/content/redirects'
import { database } from '@/lib/platform/db'
import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { noteOf, save } from '@/lib/studio/redirects'

const body = redirectRows.schema.and(z.object({ isNew: z.boolean().optional() }))

/** `PUT /api/studio/redirects/`: stores a redirect, in place of one from the same path unless it is said to be new. */
export const PUT = studioCall(
  { permission: 'administer', body },
  async ({ person, body: { isNew, ...row } }) => {
    const refusal = await save(person, row, database(), { isNew })
    if (refusal === undefined) return answered({ ok: true, note: await noteOf(row) })
    if (typeof refusal === 'object') return unprocessable({ source: 'taken', taken: refusal.taken })
    return unprocessable(refusal === 'circle' ? { target: refusal } : { source: refusal })
  },
)
