import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { countWords, hasEveryWord, hasWord, haveWords, wordsAround } from '../contains-words'
import { stories } from '../tables'
import { isPublicColumn } from './connected'
import { draftMark } from './seen-draft'
import { componentColumn, isPublishedColumn } from './story-columns'
import { isOrIsBelow, type Story } from './story-tree'

/** A story or folder without its content. */
const columns = {
  id: stories.id,
  uuid: stories.uuid,
  name: stories.name,
  slug: stories.slug,
  fullSlug: stories.fullSlug,
  parentId: stories.parentId,
  isFolder: stories.isFolder,
  isStartpage: stories.isStartpage,
  translatedSlugs: stories.translatedSlugs,
  component: componentColumn,
  isPublished: isPublishedColumn,
  hasUnpublishedChanges: stories.unpublishedChanges,
  isPublic: isPublicColumn,
  updatedAt: stories.updatedAt,
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
    .select(columns)
    .from(stories)
    .where(where)
    .orderBy(desc(stories.isFolder), asc(stories.position), asc(stories.id))
    .limit(limit)
    .offset(offset)

/** A part of what lies in a folder, or at the top: folders first, in the order of editors. */
export async function listFolder(
  db: Executor,
  parentId: number | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: TreeRow[]; total: number }> {
  const where = parentId === null ? isNull(stories.parentId) : eq(stories.parentId, parentId)
  const [found, [counted]] = await Promise.all([
    treeRows(db, where, limit, offset),
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

/** A word of a draft, not of its keys. The whole text is looked at first, which passes over most stories. */
const draftHas = (word: string) => {
  const spelled = JSON.stringify(word).slice(1, -1)
  return sql`(${hasWord(stories.content, spelled)} and exists (
    select from jsonb_path_query(${stories.content}, 'strict $.**') value
    where jsonb_typeof(value) = 'string' and ${hasWord(sql`(value #>> '{}')`, word)}))`
}

/** What shoppers see of a story: nothing, its draft, or an older version. */
type TreeState = 'draft' | 'published' | 'changed'

const isIn = (state: TreeState) => {
  const isPublished = isNotNull(stories.publishedContent)
  return and(
    eq(stories.isFolder, false),
    state === 'draft' ? not(isPublished) : isPublished,
    state === 'draft' ? undefined : eq(stories.unpublishedChanges, state === 'changed'),
  )
}

/** A part of what is searched: a folder of the top, such as that of a market, and what is in a state. */
export type TreeFilter = {
  folder?: string | undefined
  state?: TreeState | undefined
  /** Stories alone of which not everything is published. */
  isOnlyChanged?: boolean | undefined
}

/** A story that a search found. */
export type FoundRow = TreeRow & {
  /** The words in its draft that were found, with some around them, where its name and path alone have not all of them. */
  words: string | null
}

/** Words of a draft that a search found, of the text that has the most of them. */
const foundWords = (text: string) => sql<string | null>`(
  select ${wordsAround(sql`(value #>> '{}')`, text)}
  from jsonb_path_query(${stories.content}, 'strict $.**') value
  where jsonb_typeof(value) = 'string' and ${countWords(sql`(value #>> '{}')`, text)} > 0
  order by ${countWords(sql`(value #>> '{}')`, text)} desc
  limit 1)`

/**
 * Stories and folders whose name, path and draft contain all words; those with them in the name come first. Without words:
 * the stories that a filter leaves, the last changed first.
 */
export function searchStories(
  db: Executor,
  text: string,
  limit: number,
  { folder, state, isOnlyChanged }: TreeFilter = {},
): Promise<FoundRow[]> {
  const isNamed = haveWords([stories.name, stories.fullSlug], text)
  const inName = sql`(${haveWords([stories.name], text) ?? sql`true`})`
  const inPath = sql`(${haveWords([stories.fullSlug], text) ?? sql`true`})`
  const has = (word: string) =>
    or(hasWord(stories.name, word), hasWord(stories.fullSlug, word), draftHas(word))
  const words = isNamed
    ? sql<string | null>`case when ${isNamed} then null else ${foundWords(text)} end`
    : sql<null>`null`
  return db
    .select({ ...columns, words })
    .from(stories)
    .where(
      and(
        isNamed ? hasEveryWord(text, has) : eq(stories.isFolder, false),
        folder === undefined
          ? undefined
          : or(eq(stories.fullSlug, folder), sql`starts_with(${stories.fullSlug}, ${`${folder}/`})`),
        state && isIn(state),
        isOnlyChanged
          ? and(eq(stories.isFolder, false), or(isNull(stories.publishedContent), stories.unpublishedChanges))
          : undefined,
      ),
    )
    .orderBy(
      ...(isNamed
        ? [desc(inName), desc(inPath), asc(stories.fullSlug)]
        : [desc(stories.updatedAt), asc(stories.fullSlug)]),
    )
    .limit(limit)
}

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
  const content = sql`coalesce(${stories.content}::text, '') || coalesce(${stories.publishedContent}::text, '')`
  const where = and(
    not(isOrIsBelow(story) ?? sql`false`),
    sql`exists (select from ${named} where strpos(${content}, ${named.uuid}) > 0)`,
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
