import type { Executor, Transaction } from '@/lib/platform/db'
import { catalogueTag, recordInvalidation } from '@/lib/platform/freshness'
import { listingTag, productTag } from '@/lib/shop/catalogue'
import { refreshListing } from '@/lib/shop/listing'
import type { Brand } from '@/schemas'
import type { SourceShopConfiguration } from '@/schemas/shop'

/** Above this number of pages, one tag invalidates the whole catalogue. */
export const mostTags = 500

/** Records, in the transaction of a change, the products whose pages are stale. */
export type Stale = (tx: Transaction, numbers: readonly string[]) => Promise<unknown>

/** The cache tags of what shows products. */
export const staleTags = (numbers: readonly string[]): string[] =>
  numbers.length > mostTags ? [catalogueTag] : [listingTag, ...numbers.map(productTag)]

/** Records cache tags for every instance. */
export const recordStale: Stale = (tx, numbers) => recordInvalidation(tx, staleTags(numbers))

/** Keeps the files that the configuration of a shop names, and gives back the row with their addresses. */
export type KeepFiles = (
  db: Executor,
  row: SourceShopConfiguration,
) => Promise<{ ok: true; row: SourceShopConfiguration } | { ok: false; problems: string[] }>

export type RenewOptions = {
  brand: Brand
  /** Default: records cache tags. */
  stale?: Stale | undefined
  /** Unset: files are not read, and rows stay as they are. */
  files?: KeepFiles | undefined
}

/** Refreshes everything derived from products: listings, search and the pages that show them. */
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
