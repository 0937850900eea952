import {
  changeRelease,
  listReleaseStories,
  lockDueRelease,
  noteFormer,
  noteReleased,
  publishVersion,
  type Release,
  waitingInRelease,
} from '@/lib/content/embedded'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Transaction } from '@/lib/platform/db'
import { mayAllStillPublish, recordChange } from '@/lib/studio/people'

/** Publishes the versions that a release holds in the transaction that has locked it. Returns how many; an empty one stays open. */
export async function publishLocked(
  tx: Transaction,
  release: Release,
  person: { id: string | null; name: string },
): Promise<number> {
  const stories = await listReleaseStories(tx, release.id)
  if (stories.length === 0) return 0
  await noteFormer(tx, release.id)
  for (const { id, name, version } of stories) {
    const edited = await publishVersion(tx, id, version?.id ?? null, person.name)
    if (!edited.ok) throw new Error(`${name} of the release ${release.name} could not be published`)
    for (const made of edited.changes ?? []) await recordChange(tx, { person, ...made })
    await recordChange(tx, { person, kind: 'story-published', story: { id, name } })
  }
  await noteReleased(tx, release.id)
  await recordChange(tx, { person, kind: 'release-published', detail: { name: release.name } })
  return stories.length
}

/**
 * The next release that is due; one that has become empty is done, and one is put on hold whose planner, or whoever put a
 * version in, may no longer publish, or with a page that is not ready.
 */
const carryOutNext = (db: Database, now: Date): Promise<'done' | 'held' | 'none'> =>
  db.transaction(async (tx) => {
    const release = await lockDueRelease(tx, now)
    if (!release) return 'none'
    const takers = (await listReleaseStories(tx, release.id)).map(({ takerId }) => takerId)
    if (!(await mayAllStillPublish(tx, [release.plannerId, ...takers]))) {
      await changeRelease(tx, release.id, { onHold: true })
      return 'held'
    }
    if ((await waitingInRelease(tx, release.id)).length > 0) {
      await changeRelease(tx, release.id, { onHold: true })
      return 'held'
    }
    if ((await publishLocked(tx, release, { id: null, name: release.author })) === 0)
      await noteReleased(tx, release.id)
    return 'done'
  })

/** Publishes the releases whose time has come. Returns how many. */
export async function carryOutReleases(
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
