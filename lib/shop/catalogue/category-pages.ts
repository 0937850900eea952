import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { categories } from './tables'

type Reader = Pick<Database, 'select'>
type Named = { name: string; path: string }

/** A category of a feed, with what its page needs. */
export type CategoryPage = Named & {
  key: string
  /** The categories above it, the first level first. */
  above: Named[]
  /** Those right below it. */
  below: Named[]
  /** The paths of the category in the markets, by shop locale, its own included. */
  paths: Record<string, string>
}

/** Deeper trees than a shop has: the way up ends, whatever the table says. */
const deepest = 20

const shown = { name: categories.name, path: categories.path }

async function aboveOf(db: Reader, first: number | null): Promise<Named[]> {
  const found: Named[] = []
  for (let id = first; id !== null && found.length < deepest; ) {
    const [row] = await db
      .select({ ...shown, parentId: categories.parentId, hidden: categories.hidden })
      .from(categories)
      .where(eq(categories.id, id))
    if (row && !row.hidden) found.unshift({ name: row.name, path: row.path })
    id = row?.parentId ?? null
  }
  return found
}

/** Imported by a feed, and shown: those of the content have a page there. */
const isImported = and(isNull(categories.storyUuid), eq(categories.hidden, false))

/** The category of a feed whose page has this path in a market. */
export async function findCategoryPage(
  db: Reader,
  { shopLocale }: Pick<Market, 'shopLocale'>,
  path: string,
): Promise<CategoryPage | undefined> {
  const [own] = await db
    .select({ ...shown, id: categories.id, key: categories.key, parentId: categories.parentId })
    .from(categories)
    .where(and(eq(categories.locale, shopLocale), eq(categories.path, path), isImported))
    .limit(1)
  if (!own) return undefined
  const below = await db
    .select(shown)
    .from(categories)
    .where(and(eq(categories.parentId, own.id), eq(categories.hidden, false)))
    .orderBy(asc(categories.position), asc(categories.name))
  const places = await db
    .select({ locale: categories.locale, path: categories.path })
    .from(categories)
    .where(and(eq(categories.key, own.key), eq(categories.hidden, false)))
  return {
    ...{ key: own.key, name: own.name, path: own.path, below },
    above: await aboveOf(db, own.parentId),
    paths: Object.fromEntries(places.map((place) => [place.locale, place.path])),
  }
}

/** A category of a menu with those below it. */
export type MenuCategory = Named & { below: Named[] }

/** The categories of a market's first two levels, in their order, whether editors have made their pages or not. */
export async function findCategoryMenu(
  db: Reader,
  { shopLocale }: Pick<Market, 'shopLocale'>,
): Promise<MenuCategory[]> {
  const rows = await db
    .select({ ...shown, id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(and(eq(categories.locale, shopLocale), eq(categories.hidden, false)))
    .orderBy(asc(categories.position), asc(categories.name))
  const belowOf = (id: number) =>
    rows.filter(({ parentId }) => parentId === id).map(({ name, path }) => ({ name, path }))
  return rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, path }) => ({ name, path, below: belowOf(id) }))
}

/** The imported categories of markets, each with the paths of the same category in all of these markets. */
export async function findCategoryPaths(
  db: Reader,
  markets: readonly Pick<Market, 'shopLocale'>[],
): Promise<{ locale: string; path: string; paths: Record<string, string> }[]> {
  const locales = markets.map(({ shopLocale }) => shopLocale)
  const rows = await db
    .select({ locale: categories.locale, key: categories.key, path: categories.path })
    .from(categories)
    .where(and(inArray(categories.locale, locales), isImported))
    .orderBy(asc(categories.locale), asc(categories.path))
  const byKey = new Map<string, Record<string, string>>()
  for (const { locale, key, path } of rows) byKey.set(key, { ...byKey.get(key), [locale]: path })
  return rows.map(({ locale, key, path }) => ({ locale, path, paths: byKey.get(key) ?? {} }))
}
