import { answered, missing, studioCall } from '@/lib/studio/calls'
import { allFindingsOf } from '@/lib/studio/drafts'
import { readReleaseFacts, releaseId } from '@/lib/studio/releases'
import { registry } from '@/registry'

const definitions = Object.fromEntries(
  Object.entries(registry).map(([name, { definition }]) => [name, definition]),
)

/** `GET /api/studio/releases/{id}/publication/`: what publishing each of its versions would mean. */
export const GET = studioCall<{ id: string }>({ permission: 'publish' }, async ({ params }) => {
  const id = releaseId.safeParse(params.id)
  const facts = id.success
    ? await readReleaseFacts(id.data, (story, content) => allFindingsOf(story, content, definitions))
    : undefined
  return facts ? answered(facts) : missing()
})
