import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { stores } from '@/lib/shop/catalogue'
import type { Store } from './store'

/** The stores of a country, by town. */
export async function findStores(db: Database, country: string): Promise<Store[]> {
  const rows = await db
    .select()
    .from(stores)
    .where(eq(stores.country, country))
    .orderBy(asc(stores.city), asc(stores.name), asc(stores.key))
  return rows.map(({ id: _, phone, ...store }) => ({ ...store, ...(phone && { phone }) }))
}
