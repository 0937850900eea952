import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { datasourceEntries, datasources } from '../model/tables'
import { stories } from '../tables'
import type { DeliveryContext } from './context'
import { containing } from './filter-operations'
import { isInVersion } from './in-version'
import type { EntriesQuery } from './query'
import { startsWith } from './select-stories'

type Datasource = typeof datasources.$inferSelect

const toDatasource = ({ id, name, slug, dimensions, createdAt, updatedAt }: Datasource) => ({
  id,
  name,
  slug,
  dimensions: dimensions.map((dimension, index) => ({
    id: dimension.id ?? index + 1,
    name: dimension.name,
    entry_value: dimension.entryValue,
    datasource_id: id,
  })),
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
})

type Asked = { db: Executor }
type Page = Pick<EntriesQuery, 'page' | 'per_page'>

type DatasourcesPage = Page & {
  search?: string | undefined
  by_ids?: number[] | undefined
  sort_by?: string | undefined
}

const sorts = {
  name: datasources.name,
  created_at: datasources.createdAt,
  updated_at: datasources.updatedAt,
} as const

const page = (query: Page) => ({ limit: query.per_page, offset: (query.page - 1) * query.per_page })

export async function listDatasources({ db }: Asked, query: DatasourcesPage) {
  const { limit, offset } = page(query)
  const pattern = query.search && containing(query.search)
  const where = and(
    pattern ? or(ilike(datasources.name, pattern), ilike(datasources.slug, pattern)) : undefined,
    query.by_ids ? inArray(datasources.id, query.by_ids) : undefined,
  )
  const [column = '', direction] = query.sort_by?.split(':') ?? []
  const key = Object.hasOwn(sorts, column) ? sorts[column as keyof typeof sorts] : datasources.id
  const order = [direction === 'desc' ? desc(key) : asc(key), asc(datasources.id)]
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(datasources)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(datasources).where(where),
  ])
  return { datasources: rows.map(toDatasource), total: counted?.total ?? 0 }
}

/** A datasource by its number or its slug. */
export async function findDatasource({ db }: Asked, wanted: { id: number } | { slug: string }) {
  const [row] = await db
    .select()
    .from(datasources)
    .where('id' in wanted ? eq(datasources.id, wanted.id) : eq(datasources.slug, wanted.slug))
  return row && toDatasource(row)
}

/** One page of entries; `dimension_value` is set when the request names a dimension, as in the cloud. */
export async function listEntries(
  { db }: Asked,
  query: Page & {
    datasource?: string | undefined
    dimension?: string | undefined
    search?: string | undefined
  },
) {
  const { limit, offset } = page(query)
  const pattern = query.search && containing(query.search)
  const where = and(
    query.datasource
      ? inArray(
          datasourceEntries.datasourceId,
          db.select({ id: datasources.id }).from(datasources).where(eq(datasources.slug, query.datasource)),
        )
      : undefined,
    pattern ? or(ilike(datasourceEntries.name, pattern), ilike(datasourceEntries.value, pattern)) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(datasourceEntries)
      .where(where)
      .orderBy(datasourceEntries.datasourceId, datasourceEntries.position, datasourceEntries.id)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(datasourceEntries).where(where),
  ])
  const valueIn = (values: Record<string, string>) =>
    query.dimension && Object.hasOwn(values, query.dimension) ? values[query.dimension] : null
  const entries = rows.map(({ id, name, value, dimensionValues }) => ({
    id,
    name,
    value,
    dimension_value: valueIn(dimensionValues),
  }))
  return { datasource_entries: entries, total: counted?.total ?? 0 }
}

export async function listTags({ db, version }: DeliveryContext, prefix: string | undefined) {
  const tag = sql<string>`unnest(${stories.tagList})`
  const tagged = db
    .select({ name: tag.as('name') })
    .from(stories)
    .where(and(isInVersion(version), prefix ? startsWith(prefix) : undefined))
    .as('tagged')
  const rows = await db
    .select({ name: tagged.name, taggings_count: count() })
    .from(tagged)
    .groupBy(tagged.name)
    .orderBy(tagged.name)
  return rows
}
