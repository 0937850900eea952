import { sql } from 'drizzle-orm'
import { type Executor, idArray, recordset } from '@/lib/platform/db'
import { displayReferenceKey } from '@/lib/shop/rules'
import { productKey } from '../search/fold'
import type { ListingSource } from './sources'

type KeyRow = { key: string; product_id: number; rank: number; variant: string | null }

/** The normalised numbers of a product and its variants, each with its lowest rank. */
function keysOf({ id, number, referenceKey, variants }: ListingSource): KeyRow[] {
  const all: [text: string, rank: number, variant: string | null][] = [
    [number, 0, null],
    [referenceKey, 1, null],
    ...variants.map((variant) => [variant.referenceKey, 1, variant.referenceKey] as [string, number, string]),
    ...variants.map((variant) => [variant.gtin ?? '', 2, variant.referenceKey] as [string, number, string]),
    [displayReferenceKey(referenceKey), 3, null],
  ]
  const rows = new Map<string, KeyRow>()
  for (const [text, rank, variant] of all) {
    const key = productKey(text)
    if (key !== '' && !rows.has(key)) rows.set(key, { key, product_id: id, rank, variant })
  }
  return [...rows.values()]
}

export async function writeKeys(
  tx: Executor,
  ids: readonly number[],
  sources: readonly ListingSource[],
): Promise<void> {
  await tx.execute(sql`delete from product_keys where product_id = any(${idArray(ids)})`)
  await tx.execute(sql`
    insert into product_keys (key, product_id, rank, variant) select key, product_id, rank, variant
    from ${recordset(sources.flatMap(keysOf), 'key text, product_id bigint, rank smallint, variant text')}`)
}
