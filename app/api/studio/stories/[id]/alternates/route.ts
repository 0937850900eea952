import { missing, studioCall } from '@/lib/studio/calls'
import { idOf } from '@/lib/studio/drafts'
import { renewShopAfter } from '@/lib/studio/stories'
import { alternateBody, joinAlternate, leaveAlternates, translationAnswer } from '@/lib/studio/translations'

type Params = { id: string }

/** `POST /api/studio/stories/{id}/alternates/`: connects it with the same page in another market. */
export const POST = studioCall<Params, typeof alternateBody>(
  { permission: 'edit', body: alternateBody },
  async ({ person, params, body }) => {
    const id = idOf(params.id)
    if (id === undefined) return missing()
    const edit = await joinAlternate(person, id, body.story)
    if (edit.ok) renewShopAfter()
    return translationAnswer(edit)
  },
)

/** `DELETE /api/studio/stories/{id}/alternates/`: takes it out of its group. */
export const DELETE = studioCall<Params>({ permission: 'edit' }, async ({ person, params }) => {
  const id = idOf(params.id)
  if (id === undefined) return missing()
  const edit = await leaveAlternates(person, id)
  if (edit.ok) renewShopAfter()
  return translationAnswer(edit)
})
