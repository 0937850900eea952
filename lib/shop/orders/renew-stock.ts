import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, idArray, textArray } from '@/lib/platform/db'
import { recordInvalidation } from '@/lib/platform/freshness'
import { count } from '@/lib/platform/metrics'
import { listingTag, productTag } from '@/lib/shop/catalogue'
import { refreshListing } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import { stockMessage } from './stock'

const batchSize = 200

/**
 * Brings listings up to date with the stock that orders have taken or given back. Resolves to whether there was any. All messages go in one transaction: however many orders a product is in, it is renewed once.
 */
async function renewBatch(db: Database, brand: Brand): Promise<boolean> {
  const done = await db.transaction(async (tx) => {
    const messages = await tx.execute<{ variants: string[]; ran_out: number }>(sql`
      delete from outbox where id in (
        select id from outbox where kind = ${stockMessage} order by id limit ${batchSize} for update skip locked)
      returning payload->'variants' as variants, coalesce((payload->>'ranOut')::int, 0) as ran_out`)
    const keys = new Set([...messages].flatMap(({ variants }) => variants))
    if (keys.size === 0) return undefined
    const rows = await tx.execute<{ id: string; number: string }>(sql`
      select distinct p.id, p.number from variants v join products p on p.id = v.product_id
      where v.reference_key = any(${textArray(keys)})`)
    const products = [...rows].map(({ id, number }) => ({ id: Number(id), number }))
    // The tiles of all colours of an article say which of them are sold out.
    const siblings = await tx.execute<{ id: string }>(sql`
      select s.id from products s where s.master_key in (
        select p.master_key from products p where p.id = any(${idArray(products.map(({ id }) => id))}))`)
    const isListingChanged = await refreshListing(
      tx,
      siblings.map(({ id }) => Number(id)),
      { brand, isStock: true },
    )
    // The stock is no longer what the feed has said, so that the same feed has something to change.
    await tx.execute(
      sql`update products set source_hash = '' where id = any(${idArray(products.map(({ id }) => id))})`,
    )
    const tags = [
      ...(isListingChanged ? [listingTag] : []),
      ...products.map(({ number }) => productTag(number)),
    ]
    await recordInvalidation(tx, tags)
    return { ranOut: messages.reduce((sum, { ran_out }) => sum + ran_out, 0) }
  })
  if (done) count('shop_sold_out_variants_total', {}, done.ranOut)
  return done !== undefined
}

type Options = {
  brand: Brand
  /** Has this process apply what was recorded. */
  apply: () => Promise<void>
  ending: AbortSignal
  /** Is called after each renewal, with the milliseconds that it took; the next one waits for it. */
  rest?: (tookMs: number, ending: AbortSignal) => Promise<void>
}

/** In a rush the orders of half a second are renewed together, or pages would be made anew for each of them. */
const pauseMs = 500

/** Renews what shows the stock until nothing is left to renew. */
export async function renewStock(db: Database, { brand, apply, ending, rest }: Options): Promise<void> {
  while (!ending.aborted) {
    const begun = performance.now()
    if (!(await renewBatch(db, brand))) return
    await apply()
    await Promise.all([
      pause(pauseMs, undefined, { signal: ending }).catch(() => undefined),
      rest?.(performance.now() - begun, ending),
    ])
  }
}
