import { answered, missing, studioCall } from '@/lib/studio/calls'
import { allFindingsOf } from '@/lib/studio/drafts'
import { toldFindings } from '@/lib/studio/editor'
import { describeForms, labelsIn } from '@/lib/studio/forms'
import { readReleaseFacts, releaseId } from '@/lib/studio/releases'
import { registry } from '@/registry'

const definitions = Object.fromEntries(
  Object.entries(registry).map(([name, { definition }]) => [name, definition]),
)

/** `GET /api/studio/releases/{id}/publication/`: what publishing each of its versions would mean. */
export const GET = studioCall<{ id: string }>({ permission: 'edit' }, async ({ params, person }) => {
  const id = releaseId.safeParse(params.id)
  const forms = describeForms(Object.values(definitions), labelsIn(person.language))
  const facts = id.success
    ? await readReleaseFacts(
        id.data,
        async (story, content, along) =>
          toldFindings(
            await allFindingsOf(story, content, definitions, { along }),
            content,
            forms,
            person.language,
          ),
        undefined,
        person,
      )
    : undefined
  return facts ? answered(facts) : missing()
})
