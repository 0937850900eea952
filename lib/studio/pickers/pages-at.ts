import 'server-only'
import { and, inArray, sql } from 'drizzle-orm'
import { slugsIn } from '@/lib/content/addresses'
import { placeOfAddress } from '@/lib/content/campaigns'
import { findNamesAt } from '@/lib/content/embedded'
import { type Database, textArray } from '@/lib/platform/db'
import { contentKey, type Market, screenAt } from '@/lib/platform/markets'
import { categories, productTexts } from '@/lib/shop/catalogue'

type Place = { market: Market; key: string; slugs: string[] }

/** Where something of an address may stand, in the market that it names or in each of some. */
function placesOf(markets: readonly Market[], address: string): Place[] {
  const { market: named, path } = placeOfAddress(address)
  const key = contentKey(path)
  return (named ? [named] : markets).map((market) => ({
    ...{ market, key },
    slugs: [...[market.shopLocale, ...market.brands].flatMap((folder) => slugsIn(folder, key)), key],
  }))
}

const categoryAt = ({ market, key }: Pick<Place, 'market' | 'key'>) => `${market.shopLocale} ${key}`
const productPath = ({ key }: Place) => (key.startsWith('p/') ? key.slice(2) : undefined)

async function categoryNames(db: Database, places: readonly Place[]): Promise<Map<string, string>> {
  const locales = [...new Set(places.map(({ market }) => market.shopLocale))]
  const rows = await db
    .select({ locale: categories.locale, path: categories.path, name: categories.name })
    .from(categories)
    .where(
      and(
        inArray(categories.locale, locales),
        sql`${categories.path} = any(${textArray(new Set(places.map(({ key }) => key)))})`,
      ),
    )
  return new Map(rows.map(({ locale, path, name }) => [`${locale} ${path}`, name]))
}

async function productNames(db: Database, places: readonly Place[]): Promise<Map<string, string>> {
  const paths = new Set(places.flatMap((place) => productPath(place) ?? []))
  if (paths.size === 0) return new Map()
  const rows = await db
    .select({ path: productTexts.path, name: productTexts.name })
    .from(productTexts)
    .where(sql`${productTexts.path} = any(${textArray(paths)})`)
  return new Map(rows.map(({ path, name }) => [path, name]))
}

/**
 * The names of what stands at some addresses, by the address: a screen, a product, a category or a page, in the market
 * that the address names or in one of the given ones. Addresses at which nothing stands are left out. However many there
 * are, they take three statements.
 */
export async function pagesAt(
  db: Database,
  markets: readonly Market[],
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const placed = addresses.map((address) => ({ address, places: placesOf(markets, address) }))
  const all = placed.flatMap(({ places }) => places)
  if (all.length === 0) return new Map()
  const [stories, listed, products] = await Promise.all([
    findNamesAt(db, new Set(all.flatMap(({ slugs }) => slugs))),
    categoryNames(db, all),
    productNames(db, all),
  ])
  const nameAt = (address: string, place: Place): string | undefined => {
    const story = place.slugs.find((slug) => stories.has(slug))
    if (story !== undefined) return stories.get(story)
    const screen = screenAt(place.market, place.key)
    if (place.key === '_' || (screen !== undefined && screen !== 'product')) return address
    return listed.get(categoryAt(place)) ?? products.get(productPath(place) ?? '')
  }
  const found = new Map<string, string>()
  for (const { address, places } of placed)
    for (const place of places) {
      const name = nameAt(address, place)
      if (name === undefined) continue
      found.set(address, name)
      break
    }
  return found
}
