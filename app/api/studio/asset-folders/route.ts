import { studioCall } from '@/lib/studio/calls'
import { createFolder, createFolderBody, folderAnswer } from '@/lib/studio/media'

/** `POST /api/studio/asset-folders/`: creates a folder of the media library. */
export const POST = studioCall({ permission: 'edit', body: createFolderBody }, async ({ person, body }) =>
  folderAnswer(await createFolder(person, body), 201),
)
