import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { stories } from '../tables'
import { isPublicColumn } from './connected'
import { draftMark } from './seen-draft'
import {
  componentColumn,
  contentText,
  isPublishedColumn,
  savedAtColumn,
  savedByColumn,
} from './story-columns'
import { isOrIsBelow, type Story } from './story-tree'
import { inOrder, type TreeOrder } from './tree-order'

/** A story or folder without its content. */
export const treeColumns = {
  id: stories.id,
  uuid: stories.uuid,
  name: stories.name,
  slug: stories.slug,
  fullSlug: stories.fullSlug,
  parentId: stories.parentId,
  isFolder: stories.isFolder,
  isStartpage: stories.isStartpage,
  translatedSlugs: stories.translatedSlugs,
  tagList: stories.tagList,
  component: componentColumn,
  isPublished: isPublishedColumn,
  hasUnpublishedChanges: stories.unpublishedChanges,
  isPublic: isPublicColumn,
  updatedAt: savedAtColumn,
  mark: draftMark,
}

export type TreeRow = Pick<
  Story,
  | 'id'
  | 'uuid'
  | 'name'
  | 'slug'
  | 'fullSlug'
  | 'parentId'
  | 'isFolder'
  | 'isStartpage'
  | 'updatedAt'
  | 'translatedSlugs'
  | 'tagList'
> & {
  component: string | null
  isPublished: boolean
  hasUnpublishedChanges: boolean
  /** Shoppers see it, or something in it, or will by a plan. */
  isPublic: boolean
  /** Names everything that publishing its draft would make public. */
  mark: string
}

const treeRows = (db: Executor, where: SQL | undefined, limit: number, offset = 0): Promise<TreeRow[]> =>
  db
    .select(treeColumns)
    .from(stories)
    .where(where)
    .orderBy(desc(stories.isFolder), asc(stories.position), asc(stories.id))
    .limit(limit)
    .offset(offset)

/** A story of a list, with who saved it last. */
export type ListedRow = TreeRow & { savedBy: string | null }

/** A part of what lies in a folder, or at the top: folders first, in the order of editors unless another is asked for. */
export async function listFolder(
  db: Executor,
  parentId: number | null,
  { limit, offset, order }: { limit: number; offset: number; order?: TreeOrder | undefined },
): Promise<{ rows: ListedRow[]; total: number }> {
  const where = parentId === null ? isNull(stories.parentId) : eq(stories.parentId, parentId)
  const [found, [counted]] = await Promise.all([
    db
      .select({ ...treeColumns, savedBy: savedByColumn })
      .from(stories)
      .where(where)
      .orderBy(desc(stories.isFolder), ...(order ? inOrder(order) : [asc(stories.position), asc(stories.id)]))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(stories).where(where),
  ])
  return { rows: found, total: counted?.total ?? 0 }
}

export async function findTreeRow(db: Executor, id: number): Promise<TreeRow | undefined> {
  const [row] = await treeRows(db, eq(stories.id, id), 1)
  return row
}

/** Stories by their ids, in the order of the tree; what is gone is left out. */
export const findTreeRows = (db: Executor, ids: readonly number[]): Promise<TreeRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : treeRows(db, and(inArray(stories.id, [...ids]), eq(stories.isFolder, false)), ids.length)

/** Whether a story, or anything in a folder, is published: then moving or deleting it changes what shoppers see. */
export async function hasPublished(db: Executor, story: Story): Promise<boolean> {
  const [row] = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(isOrIsBelow(story), isNotNull(stories.publishedContent)))
    .limit(1)
  return row !== undefined
}

/** How many stories lie in a folder, at any depth; 1 for a story. */
export async function countStories(db: Executor, story: Story): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(stories)
    .where(and(isOrIsBelow(story), eq(stories.isFolder, false)))
  return row?.total ?? 0
}

/**
 * The stories elsewhere whose draft or published content names the story by its uuid, or one that lies in the folder:
 * their links and references would lead nowhere without it.
 */
export async function findReferences(
  db: Executor,
  story: Story,
  limit: number,
): Promise<{ rows: TreeRow[]; total: number }> {
  const named = db
    .select({ uuid: sql<string>`${stories.uuid}::text`.as('uuid') })
    .from(stories)
    .where(isOrIsBelow(story))
    .as('named')
  const where = and(
    not(isOrIsBelow(story) ?? sql`false`),
    sql`exists (select from ${named} where strpos(${contentText}, ${named.uuid}) > 0)`,
  )
  const [rows, [counted]] = await Promise.all([
    treeRows(db, where, limit),
    db.select({ total: count() }).from(stories).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export type FolderName = Pick<Story, 'id' | 'name' | 'fullSlug'>

/** All folders, by path. */
export const listFolders = (db: Executor, limit: number): Promise<FolderName[]> =>
  db
    .select({ id: stories.id, name: stories.name, fullSlug: stories.fullSlug })
    .from(stories)
    .where(eq(stories.isFolder, true))
    .orderBy(asc(stories.fullSlug))
    .limit(limit)
