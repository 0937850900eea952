import { and, count, eq, gt, inArray, like, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type Parsed, parsed } from '../answer'
import { stories } from '../tables'
import { isUuid } from '../walk'
import type { DeliveryContext, Version } from './context'
import { conditionSql, escapeLike } from './filter-operations'
import { type Filter, parseFilterQuery } from './filter-query'
import { isInVersion, nameIn, translationsIn } from './in-version'
import type { StoriesQuery } from './query'
import { parseSort } from './sort'
import { readAlternates, type StoryObject, type StoryRow, toStoryObject } from './story-object'

const contentOf = (version: Version): SQL =>
  version === 'draft' ? sql`${stories.content}` : sql`${stories.publishedContent}`

/** The columns of a story in one version; the content of the other version is not read. */
export const storyColumns = (version: Version) => ({
  id: stories.id,
  uuid: stories.uuid,
  parentId: stories.parentId,
  groupId: stories.groupId,
  name: nameIn(version),
  slug: stories.slug,
  fullSlug: stories.fullSlug,
  position: stories.position,
  isFolder: stories.isFolder,
  isStartpage: stories.isStartpage,
  tagList: stories.tagList,
  lang: stories.lang,
  path: stories.path,
  translatedSlugs: translationsIn(version),
  metaData: stories.metaData,
  content: version === 'draft' ? stories.content : stories.publishedContent,
  createdAt: stories.createdAt,
  updatedAt: stories.updatedAt,
  firstPublishedAt: stories.firstPublishedAt,
  publishedAt: stories.publishedAt,
})

export const startsWith = (prefix: string) => like(stories.fullSlug, `${escapeLike(prefix)}%`)

export const slugMatches = (patterns: readonly string[]) =>
  or(
    ...patterns.map((pattern) =>
      pattern.includes('*')
        ? like(stories.fullSlug, escapeLike(pattern).replaceAll('*', '%'))
        : inArray(stories.fullSlug, [pattern, `${pattern}/`]),
    ),
  )

export const amongUuids = (uuids: readonly string[]) => {
  const valid = uuids.filter(isUuid)
  return valid.length > 0 ? inArray(stories.uuid, valid) : sql`false`
}

export const hasTag = (tags: readonly string[]) =>
  sql`exists (select 1 from unnest(${stories.tagList}) tag where tag in (${sql.join(
    tags.map((tag) => sql`${tag}::text`),
    sql`, `,
  )}))`

const contains = (term: string, content: SQL, version: Version) => {
  const pattern = `%${escapeLike(term)}%`
  return sql`(${nameIn(version)} ilike ${pattern} or ${content}::text ilike ${pattern})`
}

const conditions = (query: StoriesQuery, content: SQL, version: Version): (SQL | undefined)[] => [
  query.starts_with ? startsWith(query.starts_with.replace(/^\/+/, '')) : undefined,
  query.by_uuids && amongUuids(query.by_uuids),
  query.by_uuids_ordered && amongUuids(query.by_uuids_ordered),
  query.by_slugs && slugMatches(query.by_slugs),
  query.excluding_slugs?.length ? sql`not ${slugMatches(query.excluding_slugs)}` : undefined,
  query.excluding_ids?.length ? notInArray(stories.id, query.excluding_ids) : undefined,
  query.content_type ? sql`(${content} ->> 'component') = ${query.content_type}` : undefined,
  query.with_tag?.length ? hasTag(query.with_tag) : undefined,
  query.is_startpage === undefined ? undefined : eq(stories.isStartpage, query.is_startpage),
  query.search_term ? contains(query.search_term, content, version) : undefined,
  query.level
    ? sql`array_length(string_to_array(trim(trailing '/' from ${stories.fullSlug}), '/'), 1) = ${query.level}::int`
    : undefined,
  query.published_at_gt && gt(stories.publishedAt, query.published_at_gt),
  query.published_at_lt && lt(stories.publishedAt, query.published_at_lt),
  query.first_published_at_gt && gt(stories.firstPublishedAt, query.first_published_at_gt),
  query.first_published_at_lt && lt(stories.firstPublishedAt, query.first_published_at_lt),
  query.updated_at_gt && gt(stories.updatedAt, query.updated_at_gt),
  query.updated_at_lt && lt(stories.updatedAt, query.updated_at_lt),
]

export const filterSql = (filter: Filter, content: SQL): Parsed<SQL | undefined> => {
  const all: SQL[] = []
  for (const condition of filter.all) {
    const read = conditionSql(content, condition)
    if (!read.ok) return read
    all.push(read.value)
  }
  const groups: SQL[] = []
  for (const group of filter.anyOf) {
    const read = filterSql({ all: group, anyOf: [] }, content)
    if (!read.ok) return read
    if (read.value) groups.push(read.value)
  }
  return parsed(and(...all, groups.length > 0 ? or(...groups) : undefined))
}

/** The order in which `by_uuids_ordered` names the stories. */
export const givenOrder = (uuids: readonly string[]) =>
  sql`array_position(array[${sql.join(
    uuids.filter(isUuid).map((uuid) => sql`${uuid}::uuid`),
    sql`, `,
  )}]::uuid[], ${stories.uuid})`

type StoryPage = { stories: StoryObject[]; total: number }

/** One page of stories and the total number of matches, or an error about the query. */
export async function selectStories(
  context: DeliveryContext,
  query: StoriesQuery,
  params: URLSearchParams,
): Promise<Parsed<StoryPage>> {
  const content = contentOf(context.version)
  const sort = parseSort(query.sort_by, content, context.version)
  if (!sort.ok) return sort
  const filter = parseFilterQuery(params)
  if (!filter.ok) return filter
  const filtered = filterSql(filter.value, content)
  if (!filtered.ok) return filtered
  const where = and(
    isInVersion(context.version),
    ...conditions(query, content, context.version),
    filtered.value,
  )
  const order = query.by_uuids_ordered?.some(isUuid) ? givenOrder(query.by_uuids_ordered) : sort.value
  const [rows, [counted]] = await Promise.all([
    context.db
      .select(storyColumns(context.version))
      .from(stories)
      .where(where)
      .orderBy(order)
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    context.db.select({ total: count() }).from(stories).where(where),
  ])
  return parsed({ stories: await toStoryObjects(context, rows), total: counted?.total ?? 0 })
}

export async function toStoryObjects(context: DeliveryContext, rows: StoryRow[]): Promise<StoryObject[]> {
  const alternates = await readAlternates(context, rows)
  return rows.map((row) => toStoryObject(row, alternates(row), context))
}
