import 'server-only'
import type { Database } from '@/lib/platform/db'
import { isNotedSince, listPublishedByPrograms, recordChange } from '@/lib/studio/people'
import { findNotShown } from './shown'

/** The name of the job that asks for pages which plans and programs have published. */
export const shownJobName = 'published pages'

const mostAtOnce = 100

type Options = {
  /** The log is read after this change. */
  since: number
  ending?: AbortSignal
} & Pick<NonNullable<Parameters<typeof findNotShown>[1]>, 'ask' | 'pause'>

/**
 * Writes into the log which pages that a plan or a program has published a shopper does not get: nobody is there to be
 * told. A shop that does not answer says nothing about a page. Returns the change up to which the log was read.
 */
export async function noteNotShown(db: Database, { since, ending, ...asking }: Options): Promise<number> {
  let read = since
  while (!ending?.aborted) {
    const published = await listPublishedByPrograms(db, read, mostAtOnce)
    for (const { id, storyId, by } of published) {
      if (ending?.aborted) return read
      read = id
      if (storyId === null) continue
      const [missing] = await findNotShown([storyId], { db, ...asking })
      if (!missing || (missing.reason === undefined && missing.status === undefined)) continue
      // Another instance may have asked, too.
      if (await isNotedSince(db, storyId, 'story-not-shown', id)) continue
      const { name, path, status, reason } = missing
      await recordChange(db, {
        person: { id: null, name: by },
        kind: 'story-not-shown',
        story: { id: storyId, name },
        detail: { path, ...(reason ? { reason } : { status: String(status) }) },
      })
    }
    if (published.length < mostAtOnce) break
  }
  return read
}
