import { and, count, eq, isNull } from 'drizzle-orm'
import { stories } from '../tables'
import { isUuid } from '../walk'
import type { DeliveryContext } from './context'
import { isTold } from './in-version'
import { datesOf, linkColumns, toLink } from './link-object'
import type { LinksQuery } from './query'
import { startsWith } from './select-stories'

/** One page of links by uuid, with the folders in which something is published. */
export async function listLinks(context: DeliveryContext, query: LinksQuery) {
  const where = and(
    isTold(context.version),
    query.starts_with ? startsWith(query.starts_with) : undefined,
    query.with_parent === undefined
      ? undefined
      : query.with_parent === 0
        ? isNull(stories.parentId)
        : eq(stories.parentId, query.with_parent),
  )
  const [rows, [counted]] = await Promise.all([
    context.db
      .select(linkColumns(context.version))
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
    .select(linkColumns(context.version))
    .from(stories)
    .where(and(isTold(context.version), eq(stories.uuid, uuid)))
  return row && toLink(row, context.language)
}
