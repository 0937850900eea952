import { redirectRows } from '@/lib/content/redirects'
import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { save } from '@/lib/studio/redirects'

/** `PUT /api/studio/redirects/`: stores a redirect, in place of one from the same path. */
export const PUT = studioCall(
  { permission: 'administer', body: redirectRows.schema },
  async ({ person, body }) => {
    const refusal = await save(person, body)
    if (!refusal) return answered({ ok: true })
    return unprocessable(refusal === 'circle' ? { target: refusal } : { source: refusal })
  },
)
