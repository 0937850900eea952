import { holdPlanned, publishVersion, setPublished, takeDuePlanned, waitsIn } from '@/lib/content/embedded'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { mayAllStillPublish, recordChange } from '@/lib/studio/people'

/**
 * One planned action whose time has come: taken off the list, done and noted in one transaction. One whose planner may no
 * longer publish, or that is ready no more, is put on hold instead.
 */
const carryOutNext = (db: Database, now: Date): Promise<'done' | 'held' | 'none'> =>
  db.transaction(async (tx) => {
    const planned = await takeDuePlanned(tx, now)
    if (!planned) return 'none'
    if (!(await mayAllStillPublish(tx, [planned.plannerId]))) {
      await holdPlanned(tx, planned)
      return 'held'
    }
    const { storyId, versionId, author } = planned
    const isPublish = planned.action === 'publish'
    if (isPublish && (await waitsIn(tx, storyId, versionId ?? undefined)) !== undefined) {
      await holdPlanned(tx, planned)
      return 'held'
    }
    const edited = isPublish
      ? await publishVersion(tx, storyId, versionId, author)
      : await setPublished(tx, storyId, false, author)
    if (edited.ok) {
      const person = { id: null, name: planned.author }
      const kind = isPublish ? 'story-published' : 'story-unpublished'
      for (const made of edited.changes ?? []) await recordChange(tx, { person, ...made })
      await recordChange(tx, { person, kind, story: { id: planned.storyId, name: edited.story.name } })
    }
    return 'done'
  })

/** Publishes and takes off what was planned for until now. Returns how many stories. */
export async function carryOutPlanned(
  db: Database,
  now = currentTime(),
  ending?: AbortSignal,
): Promise<number> {
  let done = 0
  while (!ending?.aborted) {
    const next = await carryOutNext(db, now)
    if (next === 'none') break
    if (next === 'done') done += 1
  }
  return done
}
