import type { Transaction } from '@/lib/platform/db'
import { catalogueTag, recordInvalidation } from '@/lib/platform/freshness'
import { listingTag, productTag } from '@/lib/shop/catalogue'
import { refreshListing } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'

/** More pages than this are made stale with one word. */
export const mostTags = 500

/** Keeps, in the transaction of a change, which products' pages went stale. */
export type Stale = (tx: Transaction, numbers: readonly string[]) => Promise<void>

/** As cache tags, for every instance. */
export const recordStale: Stale = (tx, numbers) =>
  recordInvalidation(
    tx,
    numbers.length > mostTags ? [catalogueTag] : [listingTag, ...numbers.map(productTag)],
  )

export type RenewOptions = {
  brand: Brand
  /** Default: as cache tags. */
  stale?: Stale | undefined
}

/** Brings up to date what is made of products: how they stand in listings and in search, and the pages that show them. */
export async function renew(
  tx: Transaction,
  products: readonly { id: number; number: string }[],
  { brand, stale = recordStale }: RenewOptions,
): Promise<void> {
  await refreshListing(
    tx,
    products.map(({ id }) => id),
    { brand },
  )
  await stale(
    tx,
    products.map(({ number }) => number),
  )
}
