import type { z } from 'zod'
import { renewShop } from '@/lib/content/embedded'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { idOf } from '@/lib/studio/drafts'
import {
  alternateBody,
  candidatesQuery,
  findCandidates,
  joinAlternate,
  leaveAlternates,
  madeAnswer,
  makeVersion,
  translationAnswer,
} from '@/lib/studio/translations'

type Params = { id: string }

/** `GET /api/studio/stories/{id}/alternates/?market=&search=`: the pages of a market that can be connected with it. */
export const GET = studioCall<Params, z.ZodUnknown, typeof candidatesQuery>(
  { permission: 'edit', query: candidatesQuery },
  async ({ person, params, query }) => {
    const id = idOf(params.id)
    const found = id === undefined ? undefined : await findCandidates(person, id, query)
    return found ? answered(found) : missing()
  },
)

/** `POST /api/studio/stories/{id}/alternates/`: connects it with the same page in another market, or makes that page. */
export const POST = studioCall<Params, typeof alternateBody>(
  { permission: 'edit', body: alternateBody },
  async ({ person, params, body }) => {
    const id = idOf(params.id)
    if (id === undefined) return missing()
    if ('market' in body) return madeAnswer(await makeVersion(person, id, body))
    const edit = await joinAlternate(person, id, body.story)
    if (edit.ok) await renewShop()
    return translationAnswer(edit)
  },
)

/** `DELETE /api/studio/stories/{id}/alternates/`: takes it out of its group. */
export const DELETE = studioCall<Params>({ permission: 'edit' }, async ({ person, params }) => {
  const id = idOf(params.id)
  if (id === undefined) return missing()
  const edit = await leaveAlternates(person, id)
  if (edit.ok) await renewShop()
  return translationAnswer(edit)
})
