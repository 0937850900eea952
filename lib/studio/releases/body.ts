import { z } from 'zod'
import { seenMark } from '@/lib/studio/drafts'
import { storyId } from '@/lib/studio/stories'
import { mostReleaseStories } from './most-stories'

const name = z.string().trim().min(1, 'required').max(120, 'tooLong')

export const releaseId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
export const createReleaseBody = z.object({ name })

export const changeReleaseBody = z.object({
  name: name.optional(),
  /** By the clock of the shop, `2026-12-01T08:00`; empty: by hand. */
  releaseAt: z.string().max(20).optional(),
  /**
   * Stories whose draft, as it was seen, goes into the release, or takes the place of the version that is in it;
   * `asRead`: as it was seen, although the draft is newer.
   */
  take: z
    .array(z.object({ id: storyId, mark: seenMark, asRead: z.literal(true).optional() }))
    .max(mostReleaseStories, 'tooMany')
    .optional(),
  /** Goes on with a release that is on hold. */
  takeOver: z.literal(true).optional(),
  /** Stories that leave the release. */
  drop: z.array(storyId).max(mostReleaseStories, 'tooMany').optional(),
})
export type ChangeReleaseBody = z.output<typeof changeReleaseBody>

/**
 * The versions that the release held when it was looked at, with what they would make public; with others in it, or where
 * an address or a file has changed since, it is not published.
 */
export const publishReleaseBody = z.object({
  versions: z.array(z.object({ id: releaseId, mark: seenMark })).max(10_000),
})
export type SeenVersion = z.output<typeof publishReleaseBody>['versions'][number]

/** The pages that undoing a release changes, each with what shoppers saw of it when that was looked at. */
export const undoReleaseBody = z.object({
  pages: z.array(z.object({ id: storyId, mark: z.string().max(64) })).max(mostReleaseStories),
})
export type UndoReleaseBody = z.output<typeof undoReleaseBody>
