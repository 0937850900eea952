import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { priceRangeOf } from '../facets'
import type { Membership } from './bits'
import type { StoredEntry } from './write-entries'

/** The sets of a market that an entry belongs to. */
export const membershipsOf = (
  { locale, categories, facets, price, article }: Omit<StoredEntry, 'productId'>,
  productId: number,
  facetOf: ReadonlyMap<number, string>,
): Membership[] => {
  const of = (facet: string, value: number): Membership => ({ locale, productId, key: `${facet} ${value}` })
  return [
    of('all', 0),
    ...(article === null ? [] : [of('several', 0)]),
    of('price', priceRangeOf(price)),
    ...categories.map((id) => of('category', id)),
    ...facets.map((id) => of(facetOf.get(id) ?? 'brand', id)),
  ]
}

/** Those of a list that another one does not have. */
export const without = (these: readonly Membership[], those: readonly Membership[]): Membership[] => {
  const keyOf = ({ locale, productId, key }: Membership) => `${locale} ${productId} ${key}`
  const known = new Set(those.map(keyOf))
  return these.filter((membership) => !known.has(keyOf(membership)))
}

/** The facets of the values that products had before, by id. */
export async function facetsById(tx: Executor, kept: readonly StoredEntry[]): Promise<[number, string][]> {
  const ids = [...new Set(kept.flatMap(({ facets }) => facets))]
  if (ids.length === 0) return []
  const rows = await tx.execute<{ id: number; facet: string }>(
    sql`select id, facet from facet_values where id = any(${`{${ids.join()}}`}::integer[])`,
  )
  return rows.map(({ id, facet }) => [id, facet])
}
