import { answered, missing, studioCall, unprocessable } from '@/lib/studio/calls'
import { makePreviewLink, previewLinkBody, readPreviewLinks } from '@/lib/studio/preview-links'
import { storyId } from '@/lib/studio/stories'

type Params = { id: string }

/** `GET /api/studio/stories/{id}/preview-links/`: the links to the draft of a page that hold. */
export const GET = studioCall<Params>({ permission: 'edit' }, async ({ params }) => {
  const id = storyId.safeParse(params.id)
  const links = id.success ? await readPreviewLinks(id.data) : undefined
  return links ? answered({ links }) : missing()
})

/** `POST /api/studio/stories/{id}/preview-links/`: makes a link that holds for some days. */
export const POST = studioCall<Params, typeof previewLinkBody>(
  { permission: 'edit', body: previewLinkBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const link = await makePreviewLink(person, id.data, body.days)
    if (link === 'missing') return missing()
    return link === 'tooMany' ? unprocessable({ link }) : answered({ link }, 201)
  },
)
