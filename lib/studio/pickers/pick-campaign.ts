import 'server-only'
import { and, asc, count, desc, eq, ilike, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import { namesIn } from '@/lib/content/campaigns'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { categories, products } from '@/lib/shop/catalogue'
import { mostFound as most } from './limits'
import type { PickedThing } from './types'

/** By words, or by the entries of a value with commas, as the conditions of campaigns hold them. */
export type ListAsked = { term?: string; values?: readonly string[] | undefined }

const containing = (column: SQL, term: string) =>
  ilike(sql`${column}`, `%${term.replace(/[\\%_]/g, '\\$&')}%`)

/** Of all there are, those that a value lists; a name may hold commas itself. */
function listed(all: readonly PickedThing[], values: readonly string[]): PickedThing[] {
  const names = all.map(({ value }) => value)
  const wanted = new Set(namesIn(values.join(','), names))
  return all.filter(({ value }) => wanted.has(value))
}

/** The brands of the catalogue, those with the most products first. */
export async function pickBrands(db: Database, { term = '', values }: ListAsked): Promise<PickedThing[]> {
  const rows = await db
    .select({ brand: products.brand, products: count() })
    .from(products)
    .where(values ? undefined : containing(sql`${products.brand}`, term))
    .groupBy(products.brand)
    .orderBy(desc(count()), asc(products.brand))
    .limit(values ? 10_000 : most)
  const all = rows.map(({ brand, products: number }) => ({
    value: brand,
    name: brand,
    detail: String(number),
  }))
  return values ? listed(all, values) : all
}

/** The sub-brands of the catalogue with their brands. */
export async function pickSubbrands(db: Database, { term = '', values }: ListAsked): Promise<PickedThing[]> {
  const rows = await db
    .select({ subbrand: products.subbrand, brand: sql<string>`min(${products.brand})` })
    .from(products)
    .where(
      and(
        isNotNull(products.subbrand),
        values
          ? undefined
          : or(containing(sql`${products.subbrand}`, term), containing(sql`${products.brand}`, term)),
      ),
    )
    .groupBy(products.subbrand)
    .orderBy(asc(products.subbrand))
    .limit(values ? 10_000 : most)
  const all = rows.flatMap(({ subbrand, brand }) =>
    subbrand ? [{ value: subbrand, name: subbrand, detail: brand }] : [],
  )
  return values ? listed(all, values) : all
}

/** The categories of a market by their names, each name once, with the path of the first. */
export async function pickCategoryNames(
  db: Database,
  market: Market,
  { term = '', values }: ListAsked,
): Promise<PickedThing[]> {
  const rows = await db
    .select({ name: categories.name, path: sql<string>`min(${categories.path})` })
    .from(categories)
    .where(
      and(
        eq(categories.locale, market.shopLocale),
        not(categories.hidden),
        values
          ? undefined
          : or(containing(sql`${categories.name}`, term), containing(sql`${categories.path}`, term)),
      ),
    )
    .groupBy(categories.name)
    .orderBy(asc(sql`min(${categories.path})`))
    .limit(values ? 10_000 : most)
  const all = rows.map(({ name, path }) => ({ value: name, name, detail: `/${path}/` }))
  return values ? listed(all, values) : all
}
