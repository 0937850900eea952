import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { hasEveryWord, hasWord, haveWords } from '../contains-words'
import { saveEvents, stories, storyVersions } from '../tables'
import { stageIdOf } from '../workflow/stage-of'
import { componentColumn, savedAtColumn, savedByColumn } from './story-columns'
import type { Story } from './story-tree'
import { inOrder, type TreeOrder } from './tree-order'
import { type ListedRow, treeColumns } from './tree-rows'

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

/** A part of what is searched: a folder of the top, such as that of a market, a state, a type, and the last change. */
export type TreeFilter = {
  folder?: string | undefined
  state?: TreeState | undefined
  /** Content types. */
  types?: readonly string[] | undefined
  /** The name of whoever saved the draft last. */
  person?: string | undefined
  tag?: string | undefined
  /** The stage of its workflow. */
  stage?: number | undefined
  /** The draft was changed at this instant or later, and before. */
  since?: Date | undefined
  until?: Date | undefined
  /** Stories alone of which not everything is published. */
  isOnlyChanged?: boolean | undefined
}

/** A story that a search found. */
export type FoundRow = ListedRow & {
  /** Where its name and path alone have not all words: its draft, in which they are. */
  content: Story['content'] | null
}

const filterOf = ({ folder, state, types, person, tag, stage, since, until, isOnlyChanged }: TreeFilter) =>
  and(
    folder === undefined
      ? undefined
      : or(eq(stories.fullSlug, folder), sql`starts_with(${stories.fullSlug}, ${`${folder}/`})`),
    state && isIn(state),
    types && inArray(componentColumn, [...types]),
    person === undefined ? undefined : and(eq(stories.isFolder, false), sql`${savedByColumn} = ${person}`),
    tag === undefined ? undefined : sql`${tag} = any(${stories.tagList})`,
    stage === undefined ? undefined : sql`${stageIdOf} = ${stage}`,
    since && and(eq(stories.isFolder, false), gte(savedAtColumn, sql.param(since, stories.updatedAt))),
    until && and(eq(stories.isFolder, false), lt(savedAtColumn, sql.param(until, stories.updatedAt))),
    isOnlyChanged
      ? and(eq(stories.isFolder, false), or(isNull(stories.publishedContent), stories.unpublishedChanges))
      : undefined,
  )

/**
 * Stories and folders whose name, path and draft contain all words; that with the text as
 * its name comes first, then those with the words in the name. Without words:
 * the stories that a filter leaves, the last changed first. Another order may be asked for.
 */
export function searchStories(
  db: Executor,
  text: string,
  limit: number,
  filter: TreeFilter = {},
  order?: TreeOrder | undefined,
): Promise<FoundRow[]> {
  const isNamed = haveWords([stories.name, stories.fullSlug], text)
  const inName = sql`(${haveWords([stories.name], text) ?? sql`true`})`
  const isName = sql`(lower(${stories.name}) = lower(${text.trim()}))`
  const inPath = sql`(${haveWords([stories.fullSlug], text) ?? sql`true`})`
  const has = (word: string) =>
    or(hasWord(stories.name, word), hasWord(stories.fullSlug, word), draftHas(word))
  const content = isNamed
    ? sql<Story['content'] | null>`case when ${isNamed} then null else ${stories.content} end`
    : sql<null>`null`
  return db
    .select({ ...treeColumns, savedBy: savedByColumn, content })
    .from(stories)
    .where(and(isNamed ? hasEveryWord(text, has) : eq(stories.isFolder, false), filterOf(filter)))
    .orderBy(
      ...(order
        ? inOrder(order)
        : isNamed
          ? [desc(isName), desc(inName), desc(inPath), asc(stories.fullSlug)]
          : [desc(savedAtColumn), asc(stories.fullSlug)]),
    )
    .limit(limit)
}

/** How many stories a search without words finds. */
export async function countFiltered(db: Executor, filter: TreeFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(stories)
    .where(and(eq(stories.isFolder, false), filterOf(filter)))
  return row?.total ?? 0
}

/** The tags that stories have. */
export async function listStoryTags(db: Executor, limit: number): Promise<string[]> {
  const tagged = db
    .select({ name: sql<string>`unnest(${stories.tagList})`.as('name') })
    .from(stories)
    .as('tagged')
  const rows = await db.selectDistinct({ name: tagged.name }).from(tagged).orderBy(tagged.name).limit(limit)
  return rows.map(({ name }) => name)
}

/** The names of those who have saved drafts, to choose one from. */
export async function listWriters(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: storyVersions.author })
    .from(storyVersions)
    .where(and(inArray(storyVersions.event, [...saveEvents]), isNotNull(storyVersions.author)))
    .orderBy(asc(storyVersions.author))
    .limit(limit)
  return rows.flatMap(({ name }) => name ?? [])
}
