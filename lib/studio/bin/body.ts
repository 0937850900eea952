import { z } from 'zod'
import { named, storyId } from '@/lib/studio/stories'

/** Where a page comes back to. Without a slug it has the one of before. */
export const restoreBody = z.object({ parent: storyId.nullable(), slug: named.slug })
export type RestoreBody = z.output<typeof restoreBody>
