import 'server-only'
import { and, inArray, isNotNull, not, sql } from 'drizzle-orm'
import { type Database, textArray } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { categories, products } from '@/lib/shop/catalogue'

/** More names than a catalogue has; a larger one would be a fault of its import. */
const most = 10_000

/** The brands of the catalogue. */
export async function knownBrands(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ name: products.brand }).from(products).limit(most)
  return rows.map(({ name }) => name)
}

/** The sub-brands of the catalogue. */
export async function knownSubbrands(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: products.subbrand })
    .from(products)
    .where(isNotNull(products.subbrand))
    .limit(most)
  return rows.flatMap(({ name }) => name ?? [])
}

/** The names of the categories that one of some markets shows. */
export async function knownCategoryNames(db: Database, markets: readonly Market[]): Promise<string[]> {
  const locales = markets.map(({ shopLocale }) => shopLocale)
  const rows = await db
    .selectDistinct({ name: categories.name })
    .from(categories)
    .where(and(inArray(categories.locale, locales), not(categories.hidden)))
    .limit(most)
  return rows.map(({ name }) => name)
}

/** The numbers among some that a product of the catalogue has. */
export async function knownNumbers(db: Database, values: readonly string[]): Promise<string[]> {
  const wanted = values.map((value) => value.trim().toLowerCase())
  const rows = await db
    .select({ number: products.number })
    .from(products)
    .where(sql`lower(${products.number}) = any(${textArray(wanted)})`)
  return rows.map(({ number }) => number)
}
