import 'server-only'
import { database } from '@/lib/platform/db'
import { findStores, type Store } from '@/lib/shop/stores'
import { part } from './part'

/** The shops of bricks of a brand. */
export type Stores = {
  /** The stores of a country by its code (`DE`), by town; empty where there are none. */
  inCountry: (country: string) => Promise<Store[]>
}

const own: Stores = {
  inCountry: (country) => findStores(database(), country),
}

export const stores = part('stores', own)
