import { publishVersion, setPublished, takeDuePlanned } from '@/lib/content/embedded'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { recordChange } from '@/lib/studio/people'

/** One planned action whose time has come: taken off the list, done and noted in one transaction. False if there is none. */
const carryOutNext = (db: Database, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const planned = await takeDuePlanned(tx, now)
    if (!planned) return false
    const { storyId, versionId, author } = planned
    const edited =
      planned.action === 'publish'
        ? await publishVersion(tx, storyId, versionId, author)
        : await setPublished(tx, storyId, false, author)
    if (edited.ok)
      await recordChange(tx, {
        person: { id: null, name: planned.author },
        kind: planned.action === 'publish' ? 'story-published' : 'story-unpublished',
        story: { id: planned.storyId, name: edited.story.name },
      })
    return true
  })

/** Publishes and takes off what was planned for until now. Returns how many stories. */
export async function carryOutPlanned(
  db: Database,
  now = currentTime(),
  ending?: AbortSignal,
): Promise<number> {
  let done = 0
  while (!ending?.aborted && (await carryOutNext(db, now))) done += 1
  return done
}
