import { and, eq, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { escapeLike } from '../delivery/filter-operations'
import { stories } from '../tables'

export type Story = typeof stories.$inferSelect

export async function findStory(db: Executor, id: number): Promise<Story | undefined> {
  const [story] = await db.select().from(stories).where(eq(stories.id, id))
  return story
}

/** Everything below a folder, at any depth. */
export const isBelow = (folder: Pick<Story, 'fullSlug'>): SQL | undefined =>
  like(stories.fullSlug, `${escapeLike(folder.fullSlug)}/%`)

/** The full slug of a story in a folder; a start page with its folder's slug has the folder's own address. */
export function fullSlugIn(parent: Story | undefined, slug: string, isStartpage: boolean): string {
  if (!parent) return slug
  return isStartpage && slug === parent.slug ? `${parent.fullSlug}/` : `${parent.fullSlug}/${slug}`
}

/** The id of another story or folder that has the full slug, as it is spelled. */
export async function slugOwner(
  db: Executor,
  fullSlug: string,
  except?: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.fullSlug, fullSlug), except === undefined ? undefined : ne(stories.id, except)))
  return row?.id
}

export const hasSlug = async (db: Executor, fullSlug: string, except?: number): Promise<boolean> =>
  (await slugOwner(db, fullSlug, except)) !== undefined

/** The position of a new story: after the last one of its folder. */
export async function nextPosition(db: Executor, parentId: number | null): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${stories.position}), -10) + 10` })
    .from(stories)
    .where(parentId === null ? isNull(stories.parentId) : eq(stories.parentId, parentId))
  return Math.min(row?.next ?? 0, 2_147_483_647)
}

/** A story alone, or a folder with everything in it. */
export const isOrIsBelow = (story: Story): SQL | undefined =>
  story.isFolder ? or(eq(stories.id, story.id), isBelow(story)) : eq(stories.id, story.id)
