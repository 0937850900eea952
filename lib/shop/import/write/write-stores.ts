import { sql } from 'drizzle-orm'
import { type Executor, recordset } from '@/lib/platform/db'
import type { Country } from '@/schemas/shop'

type StoreInput = {
  key: string
  country: Country
  name: string
  street: string
  postcode: string
  city: string
  latitude: number
  longitude: number
  phone?: string | undefined
  /** By day, Monday first; `null` where closed. */
  hours: readonly (readonly [opens: string, closes: string] | null)[]
}

const columns = `key text, country text, name text, street text, postcode text, city text, latitude real,
  longitude real, phone text, hours jsonb`

/** Writes the stores. Returns how many changed. */
export async function writeStores(db: Executor, inputs: readonly StoreInput[]): Promise<number> {
  if (inputs.length === 0) return 0
  const rows = await db.execute<{ id: number }>(sql`
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
    returning id`)
  return rows.length
}
