import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { pinDraft } from '../management/pinned-versions'
import { findStory } from '../management/story-tree'
import { releaseStories, releases, storySchedules, storyVersions } from '../tables'
import type { Archive } from './archive'
import { insertAll } from './insert-all'

/**
 * The version that a plan publishes: the entry of the story's history that the archive names. Archives of before name none;
 * their plans hold the draft that is imported.
 */
async function versionFor(
  tx: Transaction,
  storyId: number,
  place: number | null | undefined,
  author: string,
) {
  if (place === null) return null
  const [version] =
    place === undefined
      ? []
      : await tx
          .select({ id: storyVersions.id })
          .from(storyVersions)
          .where(eq(storyVersions.storyId, storyId))
          .orderBy(asc(storyVersions.id))
          .limit(1)
          .offset(place)
  if (version) return version.id
  const story = await findStory(tx, storyId)
  return story && !story.isFolder ? pinDraft(tx, story, author) : null
}

/** Releases and schedules; of stories that the archive does not have, none. */
export async function insertPlans(tx: Transaction, archive: Archive): Promise<void> {
  const ids = new Map(archive.stories.map(({ uuid, id }) => [uuid, id]))
  for (const release of archive.releases) {
    const { id, name, author, versions } = release
    await tx.insert(releases).values({
      ...{ id, name, author, releaseAt: release.release_at },
      ...{ releasedAt: release.released_at, createdAt: release.created_at },
    })
    const contained = []
    for (const uuid of release.stories) {
      const storyId = ids.get(uuid)
      if (storyId === undefined) continue
      const place = release.released_at ? (versions[uuid] ?? null) : versions[uuid]
      const versionId = await versionFor(tx, storyId, place, author)
      contained.push({ releaseId: id, storyId, versionId })
    }
    await insertAll(contained, (batch) => tx.insert(releaseStories).values(batch))
  }
  const schedules = []
  for (const { story, action, at, author, version } of archive.schedules) {
    const storyId = ids.get(story)
    if (storyId === undefined) continue
    const versionId = action === 'publish' ? await versionFor(tx, storyId, version, author) : null
    schedules.push({ storyId, action, at, author, versionId })
  }
  await insertAll(schedules, (batch) => tx.insert(storySchedules).values(batch))
}
