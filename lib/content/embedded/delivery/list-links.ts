import { and, count, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { stories } from '../tables'
import { isUuid } from '../walk'
import type { DeliveryContext } from './context'
import { datesOf, linkColumns, toLink } from './link-object'
import type { LinksQuery } from './query'
import { startsWith } from './select-stories'

const visible = ({ version }: DeliveryContext) =>
  version === 'published' ? or(eq(stories.isFolder, true), isNotNull(stories.publishedContent)) : undefined

/** One page of links by uuid; folders are always among them, published or not. */
export async function listLinks(context: DeliveryContext, query: LinksQuery) {
  const where = and(
    visible(context),
    query.starts_with ? startsWith(query.starts_with) : undefined,
    query.with_parent === undefined
      ? undefined
      : query.with_parent === 0
        ? isNull(stories.parentId)
        : eq(stories.parentId, query.with_parent),
  )
  const [rows, [counted]] = await Promise.all([
    context.db
      .select(linkColumns)
      .from(stories)
      .where(where)
      .orderBy(stories.id)
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    context.db.select({ total: count() }).from(stories).where(where),
  ])
  const links = Object.fromEntries(
    rows.map((row) => [
      row.uuid,
      { ...toLink(row, context.language), ...(query.include_dates && datesOf(row)) },
    ]),
  )
  return { links, total: counted?.total ?? 0 }
}

export async function findLink(context: DeliveryContext, uuid: string) {
  if (!isUuid(uuid)) return undefined
  const [row] = await context.db
    .select(linkColumns)
    .from(stories)
    .where(and(visible(context), eq(stories.uuid, uuid)))
  return row && toLink(row, context.language)
}
