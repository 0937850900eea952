import { missing, studioCall } from '@/lib/studio/calls'
import { changeFolder, changeFolderBody, folderAnswer, mediaId, removeFolder } from '@/lib/studio/media'

type Params = { id: string }

/** `PATCH /api/studio/asset-folders/{id}/`: renames or moves a folder. */
export const PATCH = studioCall<Params, typeof changeFolderBody>(
  { permission: 'edit', body: changeFolderBody },
  async ({ person, params, body }) => {
    const id = mediaId.safeParse(params.id)
    return id.success ? folderAnswer(await changeFolder(person, id.data, body)) : missing()
  },
)

/** `DELETE /api/studio/asset-folders/{id}/`: deletes a folder in which nothing is. */
export const DELETE = studioCall<Params>({ permission: 'edit' }, async ({ person, params }) => {
  const id = mediaId.safeParse(params.id)
  return id.success ? folderAnswer(await removeFolder(person, id.data)) : missing()
})
