import { type SQL, sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor } from '@/lib/platform/db'
import { catalogueTag, recordInvalidation } from '@/lib/platform/freshness'
import { countryOf, findEveryMarket } from '@/lib/platform/markets'
import { findShopConfiguration, writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { countListingChange, refreshListing } from '@/lib/shop/listing'
import { lateDays } from '@/lib/shop/rules'
import type { Brand } from '@/schemas'
import type { ShopConfiguration, SourceShopConfiguration } from '@/schemas/shop'

const productsAtOnce = 5_000

/** Products `p` without a text in a language, which are shown in another one, or not at all. */
const lackText = (language: string) =>
  sql`not exists (select from product_texts t where t.product_id = p.id and t.language = ${language})`

/** Products `p` with goods in stock of which no feed says how long they take to a country. */
const lackDays = (country: string) => sql`exists (
  select from variants v join prices r on r.variant_id = v.id and r.country = ${country}
  where v.product_id = p.id and v.bvc in (1, 2) and coalesce(v.delivery_days_to, r.delivery_days_to) is null)`

/** Rewrites the listings of products that a market shows otherwise now. */
async function refreshProducts(db: Executor, which: SQL, brand: Brand): Promise<void> {
  const rows = await db.execute<{ id: string }>(sql`select p.id from products p where ${which} order by p.id`)
  const ids = [...rows].map(({ id }) => Number(id))
  for (let from = 0; from < ids.length; from += productsAtOnce)
    await refreshListing(db, ids.slice(from, from + productsAtOnce), { brand })
  if (ids.length > 0) await recordInvalidation(db, [catalogueTag])
}

/** Lists put goods behind the others that come so late. */
const isLate = ({ service }: ShopConfiguration) => (service.deliveryDays?.to ?? 0) >= lateDays

/** Writes the configuration of a shop, with the listings that depend on its fallback language and on what it promises. */
export async function writeShopConfiguration(
  db: Executor,
  brand: Brand,
  source: SourceShopConfiguration,
): Promise<{ created: number; updated: number; unchanged: number }> {
  const market = findEveryMarket(brand, source.locale)
  const before = market && (await findShopConfiguration(db, brand, market))
  const written = await writeShopConfigurations(db, [source])
  const after = market && (await findShopConfiguration(db, brand, market))
  if (market && before?.fallbackLanguage !== after?.fallbackLanguage) {
    // The words for filter values may be others, also where no product is shown otherwise.
    await db.transaction(async (tx) => {
      // As all others do: the lock before the count.
      await acquireCatalogueLock(tx)
      await countListingChange(tx)
    })
    await refreshProducts(db, lackText(market.language), brand)
  }
  if (before && after && isLate(before) !== isLate(after))
    await refreshProducts(db, lackDays(countryOf(market)), brand)
  return written
}
