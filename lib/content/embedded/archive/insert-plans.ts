import type { Transaction } from '@/lib/platform/db'
import { releaseStories, releases, storySchedules } from '../tables'
import type { Archive } from './archive'
import { insertAll } from './insert-all'

/** Releases and schedules; of stories that the archive does not have, none. */
export async function insertPlans(tx: Transaction, archive: Archive): Promise<void> {
  const ids = new Map(archive.stories.map(({ uuid, id }) => [uuid, id]))
  for (const release of archive.releases) {
    const { id, name, author } = release
    await tx.insert(releases).values({
      ...{ id, name, author, releaseAt: release.release_at },
      ...{ releasedAt: release.released_at, createdAt: release.created_at },
    })
    const contained = release.stories.flatMap((uuid) => ids.get(uuid) ?? [])
    await insertAll(contained, (batch) =>
      tx.insert(releaseStories).values(batch.map((storyId) => ({ releaseId: id, storyId }))),
    )
  }
  const schedules = archive.schedules.flatMap(({ story, action, at, author }) => {
    const storyId = ids.get(story)
    return storyId === undefined ? [] : [{ storyId, action, at, author }]
  })
  await insertAll(schedules, (batch) => tx.insert(storySchedules).values(batch))
}
