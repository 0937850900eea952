import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { releaseStories, releases, storySchedules, storyVersions } from '../tables'
import type { Archive } from './archive'
import { insertAll } from './insert-all'

/**
 * The version that a plan publishes: the entry of the story's history that the archive names. Where it names none that is
 * there, the plan holds none, because nobody has chosen what else it would publish.
 */
async function versionAt(tx: Transaction, storyId: number, place: number | null | undefined) {
  if (place === null || place === undefined) return null
  const [version] = await tx
    .select({ id: storyVersions.id })
    .from(storyVersions)
    .where(eq(storyVersions.storyId, storyId))
    .orderBy(asc(storyVersions.id))
    .limit(1)
    .offset(place)
  return version?.id ?? null
}

/**
 * Releases and schedules; of folders and of stories that the archive does not have, none. Returns which of those to come
 * hold no version and have to be planned anew, and which were left out.
 */
export async function insertPlans(tx: Transaction, archive: Archive): Promise<string[]> {
  const byUuid = new Map(archive.stories.map((story) => [story.uuid, story]))
  const told: string[] = []
  const find = (uuid: string, where: string) => {
    const story = byUuid.get(uuid)
    if (story && !story.is_folder) return story
    told.push(`${where} ${story?.full_slug ?? uuid} was left out: it is no story of the archive.`)
    return undefined
  }
  for (const release of archive.releases) {
    const { id, name, author, versions } = release
    await tx.insert(releases).values({
      ...{ id, name, author, releaseAt: release.release_at, onHold: release.on_hold ?? false },
      ...{ releasedAt: release.released_at, createdAt: release.created_at },
    })
    const contained = []
    for (const uuid of release.stories) {
      const story = find(uuid, `The release ${name}:`)
      if (!story) continue
      const versionId = await versionAt(tx, story.id, versions[uuid])
      if (versionId === null && !release.released_at)
        told.push(`The release ${name}: choose the version of ${story.full_slug} anew; the archive has none.`)
      contained.push({ releaseId: id, storyId: story.id, versionId })
    }
    await insertAll(contained, (batch) => tx.insert(releaseStories).values(batch))
  }
  const schedules = []
  for (const { story: uuid, action, at, author, on_hold: onHold = false, version } of archive.schedules) {
    const story = find(uuid, 'The plan of')
    if (!story) continue
    const versionId = action === 'publish' ? await versionAt(tx, story.id, version) : null
    if (versionId === null && action === 'publish')
      told.push(`The plan of ${story.full_slug}: plan it anew; the archive has no version for it.`)
    schedules.push({ storyId: story.id, action, at, author, onHold, versionId })
  }
  await insertAll(schedules, (batch) => tx.insert(storySchedules).values(batch))
  return told
}
