import { answered, missing, studioCall } from '@/lib/studio/calls'
import { allFindingsOf } from '@/lib/studio/drafts'
import { toldFindings } from '@/lib/studio/editor'
import { describeForms, labelsIn } from '@/lib/studio/forms'
import { readFacts, storyId } from '@/lib/studio/stories'
import { registry } from '@/registry'

const definitions = Object.fromEntries(
  Object.entries(registry).map(([name, { definition }]) => [name, definition]),
)

/** `GET /api/studio/stories/{id}/publication/`: what publishing or taking off would mean, for whoever is asked. */
export const GET = studioCall<{ id: string }>({ permission: 'edit' }, async ({ params, person }) => {
  const id = storyId.safeParse(params.id)
  const facts = id.success
    ? await readFacts(id.data, async (story, content) =>
        toldFindings(
          await allFindingsOf(story, content, definitions),
          describeForms(Object.values(definitions), labelsIn(person.language)),
          person.language,
        ),
      )
    : undefined
  return facts ? answered(facts) : missing()
})
