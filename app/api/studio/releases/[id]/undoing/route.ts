import { renewShop } from '@/lib/content/embedded'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { readUndoFacts, releaseAnswer, releaseId, undo, undoReleaseBody } from '@/lib/studio/releases'
import { factsCheck } from '../../../facts-check'

/** `GET /api/studio/releases/{id}/undoing/`: what shoppers would see of each page once a published release is undone. */
export const GET = studioCall<{ id: string }>({ permission: 'publish' }, async ({ params, person }) => {
  const id = releaseId.safeParse(params.id)
  if (!id.success) return missing()
  const facts = await readUndoFacts(id.data, factsCheck(person), undefined, person)
  return facts ? answered(facts) : missing()
})

/** `POST /api/studio/releases/{id}/undoing/`: undoes it as a whole; 409 if shoppers see something else by now. */
export const POST = studioCall<{ id: string }, typeof undoReleaseBody>(
  { permission: 'publish', body: undoReleaseBody },
  async ({ person, params, body }) => {
    const id = releaseId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await undo(person, id.data, body)
    if (edit.ok) await renewShop()
    return releaseAnswer(edit)
  },
)
