import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor } from '@/lib/platform/db'
import { catalogueTag, recordInvalidation } from '@/lib/platform/freshness'
import { findEveryMarket } from '@/lib/platform/markets'
import { findShopConfiguration, writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { countListingChange, refreshListing } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import type { SourceShopConfiguration } from '@/schemas/shop'

const productsAtOnce = 5_000

/** Rewrites the listings of the products without a text in a language: they are shown in another one now, or no more. */
async function refreshProductsWithout(db: Executor, language: string, brand: Brand): Promise<void> {
  const rows = await db.execute<{ id: string }>(sql`
    select p.id from products p
    where not exists (select from product_texts t where t.product_id = p.id and t.language = ${language})
    order by p.id`)
  const ids = [...rows].map(({ id }) => Number(id))
  for (let from = 0; from < ids.length; from += productsAtOnce)
    await refreshListing(db, ids.slice(from, from + productsAtOnce), { brand })
  if (ids.length > 0) await recordInvalidation(db, [catalogueTag])
}

/** Writes the configuration of a shop, with the listings that depend on its fallback language. */
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
    await refreshProductsWithout(db, market.language, brand)
  }
  return written
}
