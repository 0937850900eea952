import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { releaseStories, releases, stories, storyVersions } from '../tables'
import { noteVersion } from './publish'
import { markOf, type ReadVersion } from './seen-draft'
import { findStory, isOrIsBelow, type Story } from './story-tree'

/**
 * Keeps the draft as it is now as a version, for a plan that will publish it, or the version that somebody has read in its
 * place. Returns the number of the version.
 */
export const pinDraft = (
  tx: Transaction,
  story: Story,
  author: string,
  read?: ReadVersion,
): Promise<number> => noteVersion(tx, { ...story, ...(read && { content: read.content }) }, 'planned', author)

/** A version that a plan holds, beside the draft of today. */
export type PinnedVersion = {
  id: number
  /** When it was kept, and by whom. */
  at: Date
  author: string | null
  /** Names its content, as the version of a draft does. */
  content: string
  name: string
  /** Whether the draft is another one by now. */
  isBehind: boolean
  /** Names everything that publishing it makes public now. */
  mark: string
}

/** The columns of a pinned version, for a query that joins its story and, from the left, its version. */
export const pinnedColumns = {
  id: storyVersions.id,
  at: storyVersions.createdAt,
  author: storyVersions.author,
  content: sql<string>`md5(${storyVersions.content}::text)`,
  name: storyVersions.name,
  isBehind: sql<boolean>`(${stories.content}, ${stories.name}) is distinct from (${storyVersions.content}, ${storyVersions.name})`,
  mark: markOf(sql`${storyVersions}.content`, sql`${storyVersions}.name`),
}

/** Whether a release has a story without a version, which has to be chosen before anything of it is published. */
export const hasUnpinned = (): SQL<boolean> =>
  sql<boolean>`exists (select from ${releaseStories} s where s.release_id = ${releases}.id and s.version_id is null)`

/** Whether a story will be published by a plan of its own or by a release; for a query that reads the story. */
export const isPlannedToPublish = sql`(
  exists (select from cms_story_schedules p where p.story_id = ${stories}.id and p.action = 'publish') or
  exists (select from cms_release_stories r join cms_releases of on of.id = r.release_id
    where r.story_id = ${stories}.id and of.released_at is null))`

/** Whether a story, or anything in a folder, will be published by a plan: then its address is part of what is planned. */
export async function hasPlanned(db: Executor, story: Story): Promise<boolean> {
  const [row] = await db
    .select({ id: stories.id })
    .from(stories)
    .where(sql`${isOrIsBelow(story)} and ${isPlannedToPublish}`)
    .limit(1)
  return row !== undefined
}

/** The draft of a story that can be planned; undefined for a folder and for a story that is gone. */
export async function findPlannable(tx: Transaction, id: number): Promise<Story | undefined> {
  const story = await findStory(tx, id)
  return story?.isFolder ? undefined : story
}
