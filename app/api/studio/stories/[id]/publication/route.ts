import { answered, missing, studioCall } from '@/lib/studio/calls'
import { allFindingsOf } from '@/lib/studio/drafts'
import { readFacts, storyId } from '@/lib/studio/stories'
import { registry } from '@/registry'

const definitions = Object.fromEntries(
  Object.entries(registry).map(([name, { definition }]) => [name, definition]),
)

/** `GET /api/studio/stories/{id}/publication/`: what publishing or taking off would mean, for whoever is asked. */
export const GET = studioCall<{ id: string }>({ permission: 'edit' }, async ({ params }) => {
  const id = storyId.safeParse(params.id)
  const facts = id.success
    ? await readFacts(id.data, (story, content) => allFindingsOf(story, content, definitions))
    : undefined
  return facts ? answered(facts) : missing()
})
