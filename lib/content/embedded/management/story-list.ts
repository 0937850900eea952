import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '@/lib/platform/db'
import { type Parsed, parsed } from '../answer'
import { containing } from '../delivery/filter-operations'
import { parseFilterQuery } from '../delivery/filter-query'
import {
  amongUuids,
  filterSql,
  givenOrder,
  hasTag,
  slugMatches,
  startsWith,
} from '../delivery/select-stories'
import { parseSort } from '../delivery/sort'
import { releaseStories, stories, storySchedules } from '../tables'
import { isUuid } from '../walk'
import { isOn, paging } from './paging'
import { readPlans, toManaged } from './story-view'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const ids = list.pipe(
  z.array(
    z
      .string()
      .regex(/^\d{1,15}$/, 'must be numbers')
      .transform(Number),
  ),
)
const id = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const words = z.string().max(200).optional()
const flag = z.string().optional()

export const listQuery = z.object({
  ...paging(100),
  with_parent: id.optional(),
  folder_only: flag,
  root_folders_only: flag,
  story_only: flag,
  starts_with: z.string().max(2000).optional(),
  with_slug: z.string().max(2000).optional(),
  by_slugs: list.optional(),
  excluding_slugs: list.optional(),
  by_uuids: list.optional(),
  by_uuids_ordered: list.optional(),
  by_ids: ids.optional(),
  excluding_ids: ids.optional(),
  with_tag: list.optional(),
  search: words,
  text_search: words,
  reference_search: words,
  contain_component: list.optional(),
  is_published: flag,
  in_release: id.optional(),
  release_id: id.optional(),
  scheduled_by_status: z.string().optional(),
  in_trash: flag,
  pinned: flag,
  favourite: flag,
  mine: flag,
  sort_by: z.string().max(300).optional(),
})
type ListQuery = z.output<typeof listQuery>

const flagged = (value: string | undefined, whenOn: SQL, whenOff?: SQL) =>
  value === undefined ? undefined : isOn(value) ? whenOn : whenOff

const containsComponent = (names: readonly string[]) =>
  sql`jsonb_path_exists(${stories.content}, '$.** ? (@.component == $names[*])', jsonb_build_object('names', ${JSON.stringify(names)}::jsonb))`

const contentContains = (text: string) =>
  sql`${stories.content}::text ilike ${containing(JSON.stringify(text).slice(1, -1))}`

/** What the cloud also knows of stories, and no story here has: a trash, pins, favourites and authors. */
const none = sql`false`

const conditions = (db: Executor, query: ListQuery): (SQL | undefined)[] => {
  const release = query.in_release ?? query.release_id
  const parent = query.with_parent
  const isTop = isNull(stories.parentId)
  return [
    parent === undefined ? undefined : parent === 0 ? isTop : eq(stories.parentId, parent),
    flagged(query.folder_only, eq(stories.isFolder, true)),
    flagged(query.root_folders_only, sql`(${stories.isFolder} and ${isTop})`),
    flagged(query.story_only, eq(stories.isFolder, false)),
    query.starts_with ? startsWith(query.starts_with.replace(/^\/+/, '')) : undefined,
    query.with_slug ? eq(stories.fullSlug, query.with_slug) : undefined,
    query.by_slugs && slugMatches(query.by_slugs),
    query.excluding_slugs?.length ? sql`not ${slugMatches(query.excluding_slugs)}` : undefined,
    query.by_uuids && amongUuids(query.by_uuids),
    query.by_uuids_ordered && amongUuids(query.by_uuids_ordered),
    query.by_ids && (query.by_ids.length > 0 ? inArray(stories.id, query.by_ids) : none),
    query.excluding_ids?.length ? notInArray(stories.id, query.excluding_ids) : undefined,
    query.with_tag?.length ? hasTag(query.with_tag) : undefined,
    query.search ? sql`${stories.name} ilike ${containing(query.search)}` : undefined,
    query.text_search
      ? sql`(${stories.name} ilike ${containing(query.text_search)} or ${contentContains(query.text_search)})`
      : undefined,
    query.reference_search ? contentContains(query.reference_search) : undefined,
    query.contain_component?.length ? containsComponent(query.contain_component) : undefined,
    flagged(query.is_published, isNotNull(stories.publishedContent), isNull(stories.publishedContent)),
    release
      ? inArray(
          stories.id,
          db
            .select({ id: releaseStories.storyId })
            .from(releaseStories)
            .where(eq(releaseStories.releaseId, release)),
        )
      : undefined,
    query.scheduled_by_status === 'scheduled'
      ? inArray(
          stories.id,
          db
            .select({ id: storySchedules.storyId })
            .from(storySchedules)
            .where(eq(storySchedules.action, 'publish')),
        )
      : undefined,
    ...[query.in_trash, query.pinned, query.favourite, query.mine].map((value) => flagged(value, none)),
  ]
}

const byPlace = sql.join([desc(stories.isFolder), asc(stories.position), asc(stories.id)], sql`, `)

/** One page of stories and folders without their contents; or what is wrong with the query. */
export async function listStories(
  db: Executor,
  query: ListQuery,
  params: URLSearchParams,
): Promise<Parsed<{ stories: unknown[]; total: number }>> {
  const content = sql`${stories.content}`
  const sort = query.sort_by ? parseSort(query.sort_by, content, 'draft') : parsed(byPlace)
  if (!sort.ok) return sort
  const filter = parseFilterQuery(params)
  if (!filter.ok) return filter
  const filtered = filterSql(filter.value, content)
  if (!filtered.ok) return filtered
  const where = and(...conditions(db, query), filtered.value)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(stories)
      .where(where)
      .orderBy(query.by_uuids_ordered?.some(isUuid) ? givenOrder(query.by_uuids_ordered) : sort.value)
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db.select({ total: count() }).from(stories).where(where),
  ])
  const plan = await readPlans(
    db,
    rows.map(({ id: story }) => story),
  )
  const page = rows.map((row) => ({ ...toManaged(row, false), ...plan(row.id) }))
  return parsed({ stories: page, total: counted?.total ?? 0 })
}
