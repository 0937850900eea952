import 'server-only'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { namesReader, placeOfAddress } from '@/lib/content/campaigns'
import { type Database, database, textArray } from '@/lib/platform/db'
import { contentKey, type Market, marketsOfStory } from '@/lib/platform/markets'
import { products, productTexts } from '@/lib/shop/catalogue'
import { listingEntries } from '@/lib/shop/listing'
import { triggerItem } from '@/schemas/blocks/trigger-container'
import { triggerOf, triggerTypeOf } from '@/schemas/blocks/triggers'
import { knownBrands, knownSubbrands } from './known-names'

type Condition = { uid: string; picks: 'brands' | 'subbrands' | 'pages'; value: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The conditions of campaigns that name brands, sub-brands or addresses. */
function conditionsIn(value: unknown): Condition[] {
  if (Array.isArray(value)) return value.flatMap(conditionsIn)
  if (!isObject(value)) return []
  const { _uid: uid, component, type, value: named } = value
  const picks = component === triggerItem.name ? triggerOf(triggerTypeOf(type))?.picks : undefined
  if (picks !== 'brands' && picks !== 'subbrands' && picks !== 'pages')
    return Object.values(value).flatMap(conditionsIn)
  return typeof uid === 'string' && typeof named === 'string' ? [{ uid, picks, value: named }] : []
}

const isSoldIn = (markets: readonly Market[]): SQL<boolean> =>
  sql<boolean>`exists (select from ${listingEntries} l where l.product_id = ${products.id} and l.locale = any(${textArray(
    markets.map(({ shopLocale }) => shopLocale),
  )}))`

const plain = (name: string) => name.toLowerCase()

/** Of brands or sub-brands of the catalogue those of which no market sells anything. */
async function unsoldNames(
  db: Database,
  markets: readonly Market[],
  column: typeof products.brand | typeof products.subbrand,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ name: column })
    .from(products)
    .where(and(inArray(column, [...names]), isSoldIn(markets)))
  const sold = new Set(rows.map(({ name }) => name && plain(name)))
  return new Set(names.filter((name) => !sold.has(plain(name))))
}

/** The markets in which an address names the page of a product, and the path of that. */
function productOf(markets: readonly Market[], address: string) {
  const { market, path } = placeOfAddress(address)
  const key = contentKey(path)
  return key.startsWith('p/') ? { path: key.slice(2), markets: market ? [market] : markets } : undefined
}

/** Of addresses those at which a product of the catalogue stands that no market of the address sells. */
async function unsoldAddresses(
  db: Database,
  markets: readonly Market[],
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = addresses.flatMap((address) => {
    const found = productOf(markets, address)
    return found ? [{ address, ...found }] : []
  })
  if (named.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ path: productTexts.path, locale: listingEntries.locale })
    .from(productTexts)
    .leftJoin(listingEntries, eq(listingEntries.productId, productTexts.productId))
    .where(sql`${productTexts.path} = any(${textArray(new Set(named.map(({ path }) => path)))})`)
  const locales = Map.groupBy(rows, ({ path }) => path)
  return new Set(
    named.flatMap(({ address, path, markets: places }) => {
      const sold = locales.get(path)?.map(({ locale }) => locale)
      return sold && !places.some(({ shopLocale }) => sold.includes(shopLocale)) ? [address] : []
    }),
  )
}

/** More than any page names; those beyond are not judged. */
const mostValues = 2_000

/** Brands, sub-brands and addresses of products of conditions that no market of their story sells. */
export async function unsoldConditions(
  fullSlug: string,
  content: Record<string, unknown>,
  db: Database = database(),
): Promise<{ uid: string; block: string; field: string; names: string[] }[]> {
  const markets = marketsOfStory(fullSlug)
  const conditions = conditionsIn(content)
  if (markets.length === 0 || conditions.length === 0) return []
  const read = async (picks: Condition['picks'], known: readonly string[]) => {
    const reader = namesReader(known)
    const isKnown = new Set(known)
    const named = conditions.flatMap((condition) =>
      condition.picks === picks ? [{ ...condition, names: reader(condition.value) }] : [],
    )
    const names = [...new Set(named.flatMap((each) => each.names))].slice(0, mostValues)
    if (picks === 'pages') return { named, unsold: await unsoldAddresses(db, markets, names) }
    const column = picks === 'brands' ? products.brand : products.subbrand
    // What the catalogue does not have is told as such.
    const there = names.filter((name) => isKnown.has(name))
    return { named, unsold: await unsoldNames(db, markets, column, there) }
  }
  const has = (picks: Condition['picks']) => conditions.some((condition) => condition.picks === picks)
  const kinds = [
    ...(has('brands') ? [await read('brands', await knownBrands(db))] : []),
    ...(has('subbrands') ? [await read('subbrands', await knownSubbrands(db))] : []),
    ...(has('pages') ? [await read('pages', [])] : []),
  ]
  return kinds.flatMap(({ named, unsold }) =>
    named.flatMap(({ uid, names }) => {
      const idle = names.filter((name) => unsold.has(name))
      return idle.length > 0 ? [{ uid, block: triggerItem.name, field: 'value', names: idle }] : []
    }),
  )
}
