import { renewShop } from '@/lib/content/embedded'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import {
  change,
  deletionQuery,
  detailsBody,
  fileAnswer,
  mediaId,
  readAsset,
  remove,
} from '@/lib/studio/media'

type Params = { id: string }

/** `GET /api/studio/assets/{id}/`: a file, and where it is used. */
export const GET = studioCall<Params>({ permission: 'edit' }, async ({ params }) => {
  const id = mediaId.safeParse(params.id)
  const found = id.success ? await readAsset(id.data) : undefined
  return found ? answered(found) : missing()
})

/** `PATCH /api/studio/assets/{id}/`: its name, its folder, its texts, its focal point. */
export const PATCH = studioCall<Params, typeof detailsBody>(
  { permission: 'edit', body: detailsBody },
  async ({ person, params, body }) => {
    const id = mediaId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await change(person, id.data, body)
    if (edit.ok && body.focus !== undefined) await renewShop()
    return fileAnswer(edit)
  },
)

/** `DELETE /api/studio/assets/{id}/?used=1`: deletes a file; without `used`, only one that no story names. */
export const DELETE = studioCall<Params, never, typeof deletionQuery>(
  { permission: 'edit', query: deletionQuery },
  async ({ person, params, query }) => {
    const id = mediaId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await remove(person, id.data, query.used === '1')
    if (edit.ok) await renewShop()
    return fileAnswer(edit)
  },
)
