import { z } from 'zod'
import { storyContent } from '@/schemas/content'

/** The body of a save: the whole content, and the version that it was made from. */
export const draftInput = z.object({
  content: storyContent(
    z.looseObject({ component: z.string().min(1).max(255), _uid: z.string().min(1).max(255) }),
  ),
  basedOn: z.string().regex(/^[0-9a-f]{32}$/),
  /** What made it, where it was not written anew. */
  as: z.enum(['restored', 'merged']).optional(),
})

/** Names what a person has seen. */
export const seenMark = z.string().regex(/^[0-9a-f]{32}$/)

/** The draft that a person has looked at when deciding to publish or to plan it; another one is not published. */
export const seenDraft = z.union([
  z.object({
    version: draftInput.shape.basedOn,
    name: z.string().max(255),
    place: seenMark,
    translations: seenMark,
    files: z.record(z.string().max(100), z.string().max(8)),
  }),
  z.object({ mark: seenMark }),
])

/** The number of a story in an address; undefined for anything else. */
export const idOf = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)
