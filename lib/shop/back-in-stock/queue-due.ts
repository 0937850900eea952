import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { countryOf, type Market, marketsOf } from '@/lib/platform/markets'
import { isBuyable } from '@/lib/shop/catalogue'
import type { Brand } from '@/schemas'
import { enqueueMails } from './message'
import { backInStockRequests as requests } from './tables'

/** So many mails of a market are written at a time; the others follow with the next call. */
const batch = 200

/**
 * Whether the request `r` is for what its market sells now: the variant can be bought, and has a price in the country. Stock
 * changes by orders, imports, returns and by hand, so that it is asked for instead of told.
 */
const isBack = (brand: Brand, market: Market) => sql`exists (
  select from variants v join products p on p.id = v.product_id
  where v.reference_key = r.variant and ${isBuyable(brand)} and exists (
    select from prices o where o.variant_id = v.id and o.country = ${countryOf(market)}
      and o.currency = ${market.currency} and o.with_tax > 0))`

/**
 * Puts the mails into the outbox whose variants can be ordered again. Several processes may call this: each mail is put there
 * once.
 */
export async function queueBackInStock(db: Database, brand: Brand, now: Date): Promise<void> {
  const waiting = await db
    .selectDistinct({ locale: requests.locale })
    .from(requests)
    .where(and(isNotNull(requests.confirmedAt), isNull(requests.queuedAt)))
  const locales = waiting.map(({ locale }) => locale)
  for (const market of marketsOf(brand).filter(({ shopLocale }) => locales.includes(shopLocale)))
    await db.transaction(async (tx) => {
      const due = await tx.execute<{ id: string }>(sql`
        update back_in_stock_requests set queued_at = ${now}
        where id in (
          select r.id from back_in_stock_requests r
          where r.locale = ${market.shopLocale} and r.confirmed_at is not null and r.queued_at is null
            and ${isBack(brand, market)}
          order by r.id limit ${batch} for update of r skip locked)
        returning id`)
      await enqueueMails(
        tx,
        'back',
        due.map(({ id }) => Number(id)),
      )
    })
}
