import { and, count, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Executor, Transaction } from '@/lib/platform/db'
import { escapeLike } from '../delivery/filter-operations'
import { keepDeparted } from '../departed'
import { keepDiscussions } from '../discussions'
import { deletedStories, deletedVersions, stories, storyVersions } from '../tables'
import { keepStageChanges } from '../workflow/bin'
import { isOrIsBelow, type Story } from './story-tree'

/** For how many days a deleted story can be restored. */
export const binDays = 30

const dayMs = 24 * 60 * 60 * 1_000
const oldestAt = (now: Date) => new Date(now.getTime() - binDays * dayMs)

export type DeletedStory = typeof deletedStories.$inferSelect

/** Keeps a story, or all stories in a folder, with their versions, stage histories and threads, before they are deleted. */
export async function keepDeleted(tx: Transaction, story: Story, author: string | undefined): Promise<void> {
  const at = currentTime()
  const kept = tx
    .select({
      storyId: stories.id,
      uuid: stories.uuid,
      parentId: stories.parentId,
      groupId: stories.groupId,
      name: stories.name,
      slug: stories.slug,
      fullSlug: stories.fullSlug,
      isStartpage: stories.isStartpage,
      tagList: stories.tagList,
      path: stories.path,
      translatedSlugs: stories.translatedSlugs,
      metaData: stories.metaData,
      content: stories.content,
      firstPublishedAt: stories.firstPublishedAt,
      author: sql<string | null>`${author ?? null}::text`.as('author'),
      deletedAt: sql<Date>`${at.toISOString()}::timestamptz`.as('deleted_at'),
    })
    .from(stories)
    .where(and(isOrIsBelow(story), eq(stories.isFolder, false)))
  const rows = await tx
    .insert(deletedStories)
    .select(
      sql`select nextval(pg_get_serial_sequence('cms_deleted_stories', 'id')), kept.* from (${kept}) kept`,
    )
    .returning({ id: deletedStories.id })
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${deletedVersions} (deleted_id, event, name, slug, content, author, created_at)
    select d.id, v.event, v.name, v.slug, v.content, v.author, v.created_at
    from ${storyVersions} v join ${deletedStories} d on d.story_id = v.story_id
    where d.id between ${rows[0]?.id ?? 0} and ${rows.at(-1)?.id ?? 0}
    order by v.id`)
  await keepDiscussions(tx, rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0)
  await keepStageChanges(tx, rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0)
  await keepDeparted(tx, rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0)
}

const holds = (now: Date): SQL => gt(deletedStories.deletedAt, oldestAt(now))

const row = {
  id: deletedStories.id,
  storyId: deletedStories.storyId,
  name: deletedStories.name,
  slug: deletedStories.slug,
  fullSlug: deletedStories.fullSlug,
  translatedSlugs: deletedStories.translatedSlugs,
  component: sql<string | null>`${deletedStories.content} ->> 'component'`,
  author: deletedStories.author,
  deletedAt: deletedStories.deletedAt,
  /** The folder in which it was, where that is still there: by its id, else by its path. */
  folderId: sql<number | null>`(
    select f.id from cms_stories f
    where f.is_folder and (f.id = cms_deleted_stories.parent_id
      or f.full_slug = regexp_replace(cms_deleted_stories.full_slug, '/[^/]*$', ''))
    order by (f.id = cms_deleted_stories.parent_id) desc nulls last limit 1)`.mapWith((id: unknown) =>
    id === null ? null : Number(id),
  ),
}

type Listed = { search: string; limit: number; offset: number }

/** The deleted stories that can be restored, the latest first; with a text in their name or path. */
export async function listDeleted(db: Executor, { search, limit, offset }: Listed, now = currentTime()) {
  const words = `%${escapeLike(search)}%`
  const isAsked = and(
    holds(now),
    search === ''
      ? undefined
      : or(sql`${deletedStories.name} ilike ${words}`, sql`${deletedStories.fullSlug} ilike ${words}`),
  )
  const [rows, [all]] = await Promise.all([
    db
      .select(row)
      .from(deletedStories)
      .where(isAsked)
      .orderBy(desc(deletedStories.deletedAt), desc(deletedStories.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(deletedStories).where(isAsked),
  ])
  return { rows, total: all?.total ?? 0 }
}

/** How a story that is gone was deleted last; undefined where the bin has it no more. */
export async function findDeleted(db: Executor, storyId: number, now = currentTime()) {
  const [found] = await db
    .select(row)
    .from(deletedStories)
    .where(and(eq(deletedStories.storyId, storyId), holds(now)))
    .orderBy(desc(deletedStories.id))
    .limit(1)
  return found
}

/** A deleted story with its content, locked until the transaction ends. */
export async function lockDeleted(
  tx: Transaction,
  id: number,
  now = currentTime(),
): Promise<DeletedStory | undefined> {
  const [found] = await tx
    .select()
    .from(deletedStories)
    .where(and(eq(deletedStories.id, id), holds(now)))
    .for('update')
  return found
}

/** Deletes a story of the bin for good. */
export async function purgeDeleted(
  db: Executor,
  id: number,
): Promise<{ storyId: number; name: string; fullSlug: string } | undefined> {
  const [gone] = await db.delete(deletedStories).where(eq(deletedStories.id, id)).returning({
    storyId: deletedStories.storyId,
    name: deletedStories.name,
    fullSlug: deletedStories.fullSlug,
  })
  return gone
}

/** Deletes for good what has been in the bin for its days. */
export async function pruneDeleted(db: Executor, now: Date): Promise<void> {
  await db.delete(deletedStories).where(lte(deletedStories.deletedAt, oldestAt(now)))
}
