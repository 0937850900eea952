import { and, eq, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { escapeLike } from '../delivery/filter-operations'
import type { Executor, Transaction } from '../executor'
import { stories } from '../tables'

export type Story = typeof stories.$inferSelect

export async function findStory(db: Executor, id: number): Promise<Story | undefined> {
  const [story] = await db.select().from(stories).where(eq(stories.id, id))
  return story
}

/** Everything below a folder, at any depth. */
export const isBelow = (folder: Pick<Story, 'fullSlug'>): SQL | undefined =>
  like(stories.fullSlug, `${escapeLike(folder.fullSlug)}/%`)

/** The full slug of a story in a folder; a start page with its folder's slug stands at the folder's own address. */
export function fullSlugIn(parent: Story | undefined, slug: string, isStartpage: boolean): string {
  if (!parent) return slug
  return isStartpage && slug === parent.slug ? `${parent.fullSlug}/` : `${parent.fullSlug}/${slug}`
}

/** Whether another story or folder has the full slug. */
export async function isTaken(db: Executor, fullSlug: string, except?: number): Promise<boolean> {
  const [row] = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.fullSlug, fullSlug), except === undefined ? undefined : ne(stories.id, except)))
  return row !== undefined
}

export type Moved = {
  id: number
  name: string
  fullSlug: string
  previousFullSlug: string
  isPublished: boolean
}

/**
 * Moves what lies below a folder along with it, in one statement however many there are, and tells who moved. The
 * folder's start page takes over its slug.
 */
export async function moveChildren(tx: Transaction, from: Story, to: string): Promise<Moved[]> {
  const rest = sql`substr(${stories.fullSlug}, ${from.fullSlug.length + 1}::int)`
  const newSlug = to.slice(to.lastIndexOf('/') + 1)
  const before = await tx
    .select({ id: stories.id, fullSlug: stories.fullSlug })
    .from(stories)
    .where(isBelow(from))
    .orderBy(stories.id)
  if (before.length === 0) return []
  const rows = await tx
    .update(stories)
    .set({
      fullSlug: sql`${to}::text || ${rest}`,
      slug: sql`case when ${rest} = '/' then ${newSlug}::text else ${stories.slug} end`,
    })
    .where(isBelow(from))
    .returning({
      id: stories.id,
      name: stories.name,
      fullSlug: stories.fullSlug,
      isPublished: sql<boolean>`${stories.publishedContent} is not null`,
    })
  const previous = new Map(before.map((row) => [row.id, row.fullSlug]))
  return rows.map((row) => ({ ...row, previousFullSlug: previous.get(row.id) ?? row.fullSlug }))
}

/** The place of a new story: after the last one of its folder. */
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
