import { answered, studioCall } from '@/lib/studio/calls'
import { readFolders } from '@/lib/studio/stories'

/** `GET /api/studio/stories/folders/`: all folders, to choose one from. */
export const GET = studioCall({ permission: 'edit' }, async () => answered(await readFolders()))
