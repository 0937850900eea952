import { renewShop } from '@/lib/content/embedded'
import { missing } from '@/lib/studio/calls'
import { fileAnswer, mediaId, replace, uploadCall } from '@/lib/studio/media'

/** `PUT /api/studio/assets/{id}/file/`: the body takes the place of the file; every page that shows it is renewed. */
export const PUT = uploadCall<{ id: string }>(async ({ person, path, params }) => {
  const id = mediaId.safeParse(params.id)
  if (!id.success) return missing()
  const edit = await replace(person, id.data, path)
  if (edit.ok) await renewShop()
  return fileAnswer(edit)
})
