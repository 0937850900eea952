import { sql } from 'drizzle-orm'
import { idArray, recordset, type Transaction, textArray } from '@/lib/platform/db'
import { titleValues } from '@/lib/shop/rules'
import type { SourceProduct } from '@/schemas/shop'

export type Existing = { id: number; number: string; masterKey: string; digest: string }

/** The existing products, by reference key. */
export async function readExisting(tx: Transaction, keys: readonly string[]): Promise<Map<string, Existing>> {
  const rows = await tx.execute<{ id: string; key: string; number: string; master: string; digest: string }>(
    sql`select id, reference_key as key, number, master_key as master, source_hash as digest
        from products where reference_key = any(${textArray(keys)})`,
  )
  return new Map(
    rows.map(({ id, key, number, master, digest }) => [
      key,
      { id: Number(id), number, masterKey: master, digest },
    ]),
  )
}

/** The products that have these numbers, by number. */
export async function readNumberOwners(
  tx: Transaction,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.execute<{ number: string; key: string }>(
    sql`select number, reference_key as key from products where number = any(${textArray(numbers)})`,
  )
  return new Map(rows.map(({ number, key }) => [number, key]))
}

export type VariantOwner = { productId: number; productKey: string }

/** The products that have these variants, by the variant's reference key. */
export async function readVariantOwners(
  tx: Transaction,
  keys: readonly string[],
): Promise<Map<string, VariantOwner>> {
  const rows = await tx.execute<{ key: string; productId: string; productKey: string }>(
    sql`select v.reference_key as key, p.id as "productId", p.reference_key as "productKey"
        from variants v join products p on p.id = v.product_id
        where v.reference_key = any(${textArray(keys)})`,
  )
  return new Map(
    rows.map(({ key, productId, productKey }) => [key, { productId: Number(productId), productKey }]),
  )
}

export type Words = ReadonlyMap<string, Record<string, string>>

/** The labels of values used in titles, keyed `attribute value`. */
export async function readTitleWords(tx: Transaction, sources: readonly SourceProduct[]): Promise<Words> {
  const wanted = sources.flatMap((source) =>
    titleValues(source).map(([attribute, value]) => ({ attribute, value })),
  )
  const rows = await tx.execute<{ attribute: string; value: string; labels: Record<string, string> }>(
    sql`select distinct a.attribute, a.value, a.labels
        from ${recordset(wanted, 'attribute text, value text')}
        join attribute_values a using (attribute, value)`,
  )
  return new Map(rows.map(({ attribute, value, labels }) => [`${attribute} ${value}`, labels]))
}

/** Products whose pages and tiles show one another: those with the same master key. */
export async function siblingsOfMasters(
  tx: Transaction,
  masterKeys: Iterable<string>,
  ids: readonly number[],
) {
  const rows = await tx.execute<{ id: string; number: string }>(
    sql`select id, number from products
        where master_key = any(${textArray(masterKeys)}) or id = any(${idArray(ids)}) order by id`,
  )
  return rows.map(({ id, number }) => ({ id: Number(id), number }))
}
