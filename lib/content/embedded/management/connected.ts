import { and, asc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { releaseStories, releases, stories, storySchedules } from '../tables'
import type { PlannedAction } from './schedules'
import { isPublishedColumn } from './story-columns'
import { isOrIsBelow, type Story } from './story-tree'

/** What hangs on a story, or on anything in a folder. */
export type ConnectedStories = {
  /** The same pages in other markets. */
  versions: { id: number; name: string; fullSlug: string; isPublished: boolean }[]
  plans: { id: number; name: string; action: PlannedAction; at: Date }[]
  /** Releases that are not published yet; `at` is null for one that is published by hand. */
  releases: { id: number; name: string; at: Date | null }[]
}

/** More than a person reads before a deletion. */
const most = 50

/** The versions in other markets, the plans and the releases of a story, or of everything in a folder. */
export async function readConnected(db: Executor, story: Story): Promise<ConnectedStories> {
  const isOwn = isOrIsBelow(story) ?? sql`false`
  const groups = db.select({ groupId: stories.groupId }).from(stories).where(isOwn)
  const [versions, plans, held] = await Promise.all([
    db
      .select({
        id: stories.id,
        name: stories.name,
        fullSlug: stories.fullSlug,
        isPublished: isPublishedColumn,
      })
      .from(stories)
      .where(and(eq(stories.isFolder, false), not(isOwn), inArray(stories.groupId, groups)))
      .orderBy(asc(stories.fullSlug))
      .limit(most),
    db
      .select({ id: stories.id, name: stories.name, action: storySchedules.action, at: storySchedules.at })
      .from(storySchedules)
      .innerJoin(stories, eq(stories.id, storySchedules.storyId))
      .where(isOwn)
      .orderBy(asc(storySchedules.at))
      .limit(most),
    db
      .selectDistinct({ id: releases.id, name: releases.name, at: releases.releaseAt })
      .from(releases)
      .innerJoin(releaseStories, eq(releaseStories.releaseId, releases.id))
      .innerJoin(stories, eq(stories.id, releaseStories.storyId))
      .where(and(isNull(releases.releasedAt), isOwn))
      .orderBy(asc(releases.id))
      .limit(most),
  ])
  return { versions, plans, releases: held }
}

/** The ids of the stories in a folder, at any depth; of a story its own. */
export async function listStoryIds(db: Executor, story: Story): Promise<number[]> {
  const rows = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(isOrIsBelow(story), eq(stories.isFolder, false)))
  return rows.map(({ id }) => id)
}

/** Where shoppers see a story, or all that lies in a folder. */
export const listPublishedPlaces = (db: Executor, story: Story) =>
  db
    .select({ fullSlug: stories.fullSlug, translatedSlugs: stories.translatedSlugs })
    .from(stories)
    .where(and(isOrIsBelow(story), isNotNull(stories.publishedContent)))

/** Whether shoppers see a story or anything in a folder, or will by a plan: then publishers alone move or delete it. */
export const isPublicColumn: SQL<boolean> = sql<boolean>`exists (
  select from cms_stories one
  where (one.id = ${stories}.id or (${stories}.is_folder and starts_with(one.full_slug, ${stories}.full_slug || '/')))
    and (one.published_content is not null
      or exists (select from cms_story_schedules p where p.story_id = one.id and p.action = 'publish')
      or exists (select from cms_release_stories r join cms_releases of on of.id = r.release_id
        where r.story_id = one.id and of.released_at is null)))`
