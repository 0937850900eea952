import { answered, missing, studioCall } from '@/lib/studio/calls'
import { idOf, publicationInput, setPublication } from '@/lib/studio/drafts'

/** `PUT /api/studio/drafts/{id}/publication/`: publishes the draft, or takes the page offline. */
export const PUT = studioCall<{ id: string }, typeof publicationInput>(
  { permission: 'publish', body: publicationInput },
  async ({ params, body, person }) => {
    const storyId = idOf(params.id)
    const changed =
      storyId !== undefined && (await setPublication({ storyId, published: body.published, person }))
    return changed ? answered({ published: body.published }) : missing()
  },
)
