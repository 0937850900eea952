import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor, idArray, recordset } from '@/lib/platform/db'
import { catalogueTag, recordInvalidation } from '@/lib/platform/freshness'
import { productTag, storesTag } from '@/lib/shop/catalogue'
import type { SourceStore } from '@/schemas/shop'
import { mostTags } from './renew'

type StoreInput = Omit<SourceStore, 'hours'> & {
  hours: readonly (readonly [opens: string, closes: string] | null)[]
}

const columns = `key text, country text, name text, street text, postcode text, city text, latitude real,
  longitude real, phone text, hours jsonb`

/** The products that stores have, whose pages name them. */
async function productsAt(tx: Executor, ids: readonly number[]): Promise<string[]> {
  const rows = await tx.execute<{ number: string }>(sql`
    select distinct p.number from store_stock k join variants v on v.id = k.variant_id
    join products p on p.id = v.product_id where k.store_id = any(${idArray(ids)}) limit ${mostTags + 1}`)
  return rows.map(({ number }) => number)
}

/** Writes stores and invalidates the pages that show them. Returns how many changed. */
export async function writeStores(db: Executor, inputs: readonly StoreInput[]): Promise<number> {
  if (inputs.length === 0) return 0
  return db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    const rows = await tx.execute<{ id: number; created: boolean }>(sql`
      insert into stores as st (key, country, name, street, postcode, city, latitude, longitude, phone, hours)
      select key, country, name, street, postcode, city, latitude, longitude, phone, hours
      from ${recordset(inputs, columns)}
      on conflict (key) do update
      set country = excluded.country, name = excluded.name, street = excluded.street, postcode = excluded.postcode,
        city = excluded.city, latitude = excluded.latitude, longitude = excluded.longitude, phone = excluded.phone,
        hours = excluded.hours
      where (st.country, st.name, st.street, st.postcode, st.city, st.latitude, st.longitude, st.phone, st.hours)
        is distinct from (excluded.country, excluded.name, excluded.street, excluded.postcode, excluded.city,
          excluded.latitude, excluded.longitude, excluded.phone, excluded.hours)
      returning id, xmax = 0 as created`)
    if (rows.length === 0) return 0
    // The stock that products have there was left out: their next source is written even if it is unchanged.
    if (rows.some(({ created }) => created)) await tx.execute(sql`update products set source_hash = ''`)
    const numbers = await productsAt(
      tx,
      rows.map(({ id }) => id),
    )
    const tags = numbers.length > mostTags ? [catalogueTag] : [storesTag, ...numbers.map(productTag)]
    await recordInvalidation(tx, tags)
    return rows.length
  })
}
