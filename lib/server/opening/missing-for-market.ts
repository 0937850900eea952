import { sql } from 'drizzle-orm'
import { allStories, type StoryblokClient } from '@/lib/content/client'
import type { Database } from '@/lib/platform/db'
import { canonicalContentPath, contentKey, countryOf, type Market } from '@/lib/platform/markets'
import { findShopConfiguration, madeUpDetails } from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'

/** The keys of the published pages by the folder that they lie in: that of a market, or of the company. */
export async function publishedPages(client: StoryblokClient): Promise<ReadonlyMap<string, Set<string>>> {
  const pages = new Map<string, Set<string>>()
  for await (const stories of allStories(client, 'published', { excluding_fields: 'body' }))
    for (const story of stories) {
      const { full_slug: slug } = (story ?? {}) as { full_slug?: unknown }
      if (typeof slug !== 'string') continue
      const [folder = ''] = slug.split('/')
      const keys = pages.get(folder) ?? new Set()
      pages.set(folder, keys.add(contentKey(canonicalContentPath(slug))))
    }
  return pages
}

const countsOf = async (db: Database, market: Market) => {
  const country = countryOf(market)
  const [row] = await db.execute<{ priced: number; worded: number; categories: number }>(sql`
    with sold as (
      select distinct v.product_id from variants v join prices r on r.variant_id = v.id
      where r.country = ${country} and r.with_tax > 0)
    select (select count(*)::int from sold) as priced,
      (select count(*)::int from sold join product_texts t using (product_id)
        where t.language = ${market.language}) as worded,
      (select count(*)::int from categories where locale = ${market.shopLocale} and not hidden) as categories`)
  return row ?? { priced: 0, worded: 0, categories: 0 }
}

type Given = { brand: Brand; market: Market; pages: ReadonlyMap<string, ReadonlySet<string>> }

/** What a market still needs before it opens, each in a sentence; nothing where it is ready. */
export async function missingForMarket(db: Database, { brand, market, pages }: Given): Promise<string[]> {
  const { shopLocale, language } = market
  const { seller, termsPage } = await findShopConfiguration(db, brand, market)
  const { priced, worded, categories } = await countsOf(db, market)
  const has = (key: string) => [shopLocale, brand].some((folder) => pages.get(folder)?.has(key))
  const madeUp = madeUpDetails(seller)
  return [
    madeUp.length > 0 &&
      `The seller is a made-up company (${madeUp.join(', ')}): import a shop_configuration of ${shopLocale}.`,
    !has(contentKey('')) && `There is no home page: publish ${shopLocale}/home.`,
    !has(contentKey(termsPage)) && `There are no terms: publish ${shopLocale}/${termsPage}.`,
    categories === 0 && `There is no category: import rows of ${shopLocale}, or publish category pages.`,
    priced === 0 &&
      `No product has a price in ${countryOf(market)}: import a feed with --locale ${shopLocale}.`,
    worded < priced && `${priced - worded} of ${priced} products have no text in the language ${language}.`,
  ].filter((sentence) => sentence !== false)
}
