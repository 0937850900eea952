import { plannedJobName } from '@/lib/content/embedded'
import { wake } from '@/lib/platform/worker'
import { missing, staleLogin, studioCall } from '@/lib/studio/calls'
import { isFresh } from '@/lib/studio/people'
import { change, changeReleaseBody, releaseAnswer, releaseId, remove } from '@/lib/studio/releases'

type Params = { id: string }

/** `PATCH /api/studio/releases/{id}/`: its name, its time, its stories. */
export const PATCH = studioCall<Params, typeof changeReleaseBody>(
  { permission: 'publish', body: changeReleaseBody },
  async ({ person, login, params, body }) => {
    const id = releaseId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await change({ ...person, isFresh: isFresh(login) }, id.data, body)
    if (!edit.ok && 'error' in edit && edit.error === 'stale') return staleLogin(login)
    // The job looks for its next time again.
    if (edit.ok && (body.releaseAt !== undefined || body.takeOver)) void wake(plannedJobName)
    return releaseAnswer(edit)
  },
)

/** `DELETE /api/studio/releases/{id}/`: removes a release; its stories stay. */
export const DELETE = studioCall<Params>({ permission: 'publish' }, async ({ person, params }) => {
  const id = releaseId.safeParse(params.id)
  return id.success ? releaseAnswer(await remove(person, id.data)) : missing()
})
