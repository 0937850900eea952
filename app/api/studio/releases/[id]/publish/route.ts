import { renewShop } from '@/lib/content/embedded'
import { missing, studioCall } from '@/lib/studio/calls'
import { publish, publishReleaseBody, releaseAnswer, releaseId } from '@/lib/studio/releases'

/** `POST /api/studio/releases/{id}/publish/`: publishes all its stories, or none; 409 if it holds others than were seen. */
export const POST = studioCall<{ id: string }, typeof publishReleaseBody>(
  { permission: 'publish', body: publishReleaseBody },
  async ({ person, params, body }) => {
    const id = releaseId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await publish(person, id.data, body.versions)
    if (edit.ok) await renewShop()
    return releaseAnswer(edit)
  },
)
