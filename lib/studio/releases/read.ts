import 'server-only'
import { findRelease, listReleaseStories, listReleases, type Release } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { clockText } from '@/lib/platform/time'
import { timeZone } from '@/lib/studio/i18n'
import { type StoryState, stateOf } from '@/lib/studio/stories'

/** A release as its screens show it. Times are ISO 8601 texts; the clock is that of the shop. */
export type ReleaseRow = {
  id: number
  name: string
  stories: number
  releaseAt: string | undefined
  releasedAt: string | undefined
  author: string
  /** For a field; empty without a time. */
  clock: string
}

export type ReleasedStory = { id: number; name: string; fullSlug: string; state: StoryState }

const mostReleases = 500

const toRow = ({ id, name, releaseAt, releasedAt, author }: Release, stories: number): ReleaseRow => ({
  id,
  name,
  stories,
  releaseAt: releaseAt?.toISOString(),
  releasedAt: releasedAt?.toISOString(),
  author,
  clock: releaseAt ? clockText(releaseAt.getTime(), timeZone) : '',
})

export const readReleases = async (db: Database = database()): Promise<ReleaseRow[]> =>
  (await listReleases(db, mostReleases)).map((release) => toRow(release, release.stories))

export async function readRelease(id: number, db: Database = database()) {
  const [release, stories] = await Promise.all([findRelease(db, id), listReleaseStories(db, id)])
  if (!release) return undefined
  const rows = stories.map(
    (story): ReleasedStory => ({
      id: story.id,
      name: story.name,
      fullSlug: story.fullSlug,
      state: stateOf(story),
    }),
  )
  return { release: toRow(release, rows.length), stories: rows }
}
