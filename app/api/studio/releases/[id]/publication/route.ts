import { answered, missing, studioCall } from '@/lib/studio/calls'
import { readReleaseFacts, releaseId } from '@/lib/studio/releases'
import { factsCheck } from '../../../facts-check'

/** `GET /api/studio/releases/{id}/publication/`: what publishing each of its versions would mean. */
export const GET = studioCall<{ id: string }>({ permission: 'edit' }, async ({ params, person }) => {
  const id = releaseId.safeParse(params.id)
  const facts = id.success
    ? await readReleaseFacts(id.data, factsCheck(person), undefined, person)
    : undefined
  return facts ? answered(facts) : missing()
})
