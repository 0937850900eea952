import { renewShop } from '@/lib/content/embedded'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { allFindingsOf } from '@/lib/studio/drafts'
import { toldFindings } from '@/lib/studio/editor'
import { describeForms, labelsIn } from '@/lib/studio/forms'
import { readUndoFacts, releaseAnswer, releaseId, undo, undoReleaseBody } from '@/lib/studio/releases'
import { registry } from '@/registry'

const definitions = Object.fromEntries(
  Object.entries(registry).map(([name, { definition }]) => [name, definition]),
)

/** `GET /api/studio/releases/{id}/undoing/`: what shoppers would see of each page once a published release is undone. */
export const GET = studioCall<{ id: string }>({ permission: 'publish' }, async ({ params, person }) => {
  const id = releaseId.safeParse(params.id)
  if (!id.success) return missing()
  const forms = describeForms(Object.values(definitions), labelsIn(person.language))
  const facts = await readUndoFacts(
    id.data,
    async (story, content) =>
      toldFindings(await allFindingsOf(story, content, definitions), content, forms, person.language),
    undefined,
    person,
  )
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
