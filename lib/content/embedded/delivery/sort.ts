import { type SQL, sql } from 'drizzle-orm'
import { type Parsed, parsed, unreadable } from '../answer'
import { stories } from '../tables'
import type { Version } from './context'
import { contentField } from './filter-operations'
import { nameIn } from './in-version'

/** The columns that `sort_by` accepts; user text never becomes an identifier. */
const columns: Record<string, SQL> = {
  id: sql`${stories.id}`,
  uuid: sql`${stories.uuid}`,
  slug: sql`${stories.slug}`,
  full_slug: sql`${stories.fullSlug}`,
  position: sql`${stories.position}`,
  is_startpage: sql`${stories.isStartpage}`,
  created_at: sql`${stories.createdAt}`,
  updated_at: sql`${stories.updatedAt}`,
  published_at: sql`${stories.publishedAt}`,
  first_published_at: sql`${stories.firstPublishedAt}`,
  sort_by_date: sql`${stories.firstPublishedAt}`,
}

const form = /^(?:content\.([^:]{1,200})|([a-z_]+))(?::(asc|desc))?(?::(int|float))?$/

const numeric = (text: SQL) =>
  sql`case when ${text} ~ '^\\s*[+-]?\\d{1,18}(\\.\\d{1,18})?\\s*$' then trim(${text})::numeric end`

/**
 * Parses `name:asc`, `position:desc`, `content.price:desc:float`. Stories without a value come last; equal values are
 * ordered by id, so that pages neither repeat nor skip a story. Without `sort_by` Storyblok sorts by `position:desc`.
 */
export function parseSort(value: string | undefined, content: SQL, version: Version): Parsed<SQL> {
  const match = form.exec(value || 'position:desc')
  const [, path, column, direction = 'asc', type] = match ?? []
  const known: Record<string, SQL> = { ...columns, name: nameIn(version) }
  const byColumn = column && Object.hasOwn(known, column) ? known[column] : undefined
  const steps = path?.split('.')
  if (!match || (!byColumn && !steps) || steps?.includes(''))
    return unreadable(`sort_by: ${value} is not a sort order`)
  const text = byColumn ?? contentField(content, steps ?? []).text
  const key = type && !byColumn ? numeric(text) : text
  return parsed(
    direction === 'desc'
      ? sql`${key} desc nulls last, ${stories.id} asc`
      : sql`${key} asc nulls last, ${stories.id} asc`,
  )
}
