import { answered, missing, studioCall } from '@/lib/studio/calls'
import { dropPreviewLink, previewLinkId } from '@/lib/studio/preview-links'
import { storyId } from '@/lib/studio/stories'

/** `DELETE /api/studio/stories/{id}/preview-links/{link}/`: takes a link back. */
export const DELETE = studioCall<{ id: string; link: string }>(
  { permission: 'edit' },
  async ({ person, params }) => {
    const [id, link] = [storyId.safeParse(params.id), previewLinkId.safeParse(params.link)]
    if (!id.success || !link.success) return missing()
    return (await dropPreviewLink(person, id.data, link.data)) ? answered({ ok: true }) : missing()
  },
)
