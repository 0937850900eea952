import { sql } from 'drizzle-orm'
import { idArray, recordset, type Transaction, textArray } from '@/lib/platform/db'
import type { Country } from '@/schemas/shop'
import type { Words } from './existing'
import { measureReductions } from './measure-reductions'
import {
  categoryRows,
  type Planned,
  pastPriceColumns,
  pastPriceRows,
  priceColumns,
  priceRow,
  productColumns,
  productRow,
  reviewColumns,
  reviewRows,
  textColumns,
  textRows,
  variantColumns,
  variantRows,
} from './rows'

/** Writes the products themselves. Returns their ids by reference key. */
export async function writeProductRows(
  tx: Transaction,
  planned: readonly Planned[],
): Promise<Map<string, number>> {
  const rows = await tx.execute<{ id: string; key: string }>(sql`
    insert into products (reference_key, number, master_key, brand, subbrand, product_group, download, sale,
      attributes, advanced_attributes, images, safety, guarantee, documents, popularity, online_since, source_hash)
    select reference_key, number, master_key, brand, subbrand, product_group, download, sale,
      attributes, advanced_attributes, images, safety, guarantee, documents, popularity,
      coalesce(online_since, now()), source_hash
    from ${recordset(planned.map(productRow), productColumns)}
    on conflict (reference_key) do update set
      number = excluded.number, master_key = excluded.master_key, brand = excluded.brand,
      subbrand = excluded.subbrand, product_group = excluded.product_group, download = excluded.download,
      sale = excluded.sale,
      attributes = excluded.attributes, advanced_attributes = excluded.advanced_attributes,
      images = excluded.images, safety = excluded.safety, guarantee = excluded.guarantee,
      documents = excluded.documents, popularity = excluded.popularity, source_hash = excluded.source_hash, updated_at = now()
    returning id, reference_key as key`)
  const ids = new Map(rows.map(({ id, key }) => [key, Number(id)]))
  const dated = planned.map(productRow).filter(({ online_since }) => online_since !== undefined)
  if (dated.length > 0)
    await tx.execute(sql`
      update products p set online_since = s.online_since
      from ${recordset(dated, 'reference_key text, online_since timestamptz')}
      where p.reference_key = s.reference_key and p.online_since is distinct from s.online_since`)
  return ids
}

/** Each planned product with its id. */
type Written = readonly (readonly [id: number, planned: Planned])[]

/** Replaces texts, categories and reviews, which belong to one product alone. */
export async function writeProductDetails(tx: Transaction, written: Written, words: Words): Promise<void> {
  const ids = idArray(written.map(([id]) => id))
  const texts = written.flatMap(([id, planned]) => textRows(id, planned, words))
  const links = written.flatMap(([id, planned]) => categoryRows(id, planned))
  const reviews = written.flatMap(([id, planned]) => reviewRows(id, planned))
  await tx.execute(sql`delete from product_texts where product_id = any(${ids})`)
  await tx.execute(sql`
    insert into product_texts (product_id, language, name, description, benefits, path)
    select product_id, language, name, description, benefits, path from ${recordset(texts, textColumns)}`)
  await tx.execute(sql`delete from product_categories where product_id = any(${ids})`)
  await tx.execute(sql`
    insert into product_categories (product_id, category_key)
    select product_id, category_key from ${recordset(links, 'product_id bigint, category_key text')}`)
  await tx.execute(sql`delete from reviews where product_id = any(${ids})`)
  await tx.execute(sql`
    insert into reviews (product_id, language, rating, title, body, author, written_at)
    select product_id, language, rating, title, body, author, written_at
    from ${recordset(reviews, reviewColumns)}`)
}

/**
 * Writes the variants and deletes those that a product no longer has. A variant that moves to another product keeps its
 * row. Returns the ids by reference key.
 */
export async function writeVariantRows(tx: Transaction, written: Written): Promise<Map<string, number>> {
  const variants = written.flatMap(([id, planned]) => variantRows(id, planned))
  await tx.execute(sql`
    delete from variants where product_id = any(${idArray(written.map(([id]) => id))})
      and reference_key <> all(${textArray(variants.map(({ reference_key }) => reference_key))})`)
  const rows = await tx.execute<{ id: string; key: string }>(sql`
    insert into variants (product_id, reference_key, position, gtin, attributes, advanced_attributes, stock_quantity,
      bvc, delivery_days_from, delivery_days_to, delivery_until, price_reference)
    select product_id, reference_key, position, gtin, attributes, advanced_attributes, stock_quantity,
      bvc, delivery_days_from, delivery_days_to, delivery_until, price_reference
    from ${recordset(variants, variantColumns)}
    on conflict (reference_key) do update set
      product_id = excluded.product_id, position = excluded.position, gtin = excluded.gtin,
      attributes = excluded.attributes, advanced_attributes = excluded.advanced_attributes,
      stock_quantity = excluded.stock_quantity, bvc = excluded.bvc,
      delivery_days_from = excluded.delivery_days_from, delivery_days_to = excluded.delivery_days_to,
      delivery_until = excluded.delivery_until, price_reference = excluded.price_reference
    returning id, reference_key as key`)
  return new Map(rows.map(({ id, key }) => [key, Number(id)]))
}

type VariantIds = ReadonlyMap<string, number>

const eachVariant = (written: Written, ids: VariantIds) =>
  written.flatMap(([, { source }]) =>
    source.variants.flatMap((variant) => {
      const id = ids.get(variant.referenceKey)
      return id === undefined ? [] : [{ id, variant }]
    }),
  )

/**
 * Writes what variants cost in the past, as far as the source knows: before the shop itself asked for a price, as its own
 * history is not changed from outside.
 */
async function writePastPrices(tx: Transaction, written: Written, ids: VariantIds): Promise<void> {
  const rows = eachVariant(written, ids).flatMap(({ id, variant }) => pastPriceRows(id, variant))
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into price_changes (variant_id, country, valid_from, with_tax)
    select distinct on (variant_id, country, valid_from) variant_id, country, valid_from, with_tax
    from ${recordset(rows, pastPriceColumns)}
    where not exists (
      select from price_changes own
      where own.variant_id = s.variant_id and own.country = s.country and own.reduced is not null
        and own.valid_from <= s.valid_from)
    on conflict (variant_id, country, valid_from) do update set with_tax = excluded.with_tax`)
}

/** Whether the sale of a row that is written is under way. */
const saleBegins = sql.raw(`coalesce(s.sale_with_tax is not null and coalesce(s.sale_from <= now(), true)
  and coalesce(s.sale_until > now(), true), false)`)

/**
 * Writes the prices, and a price change for each that is different from the last one, or reduced where that was not, or the
 * other way round. The first price of a variant is none where its history ends with it. Then it is measured from which
 * price reductions may be announced.
 */
export async function writePrices(tx: Transaction, written: Written, ids: VariantIds): Promise<void> {
  const rows = eachVariant(written, ids).flatMap(({ id, variant }) =>
    Object.entries(variant.prices).map(([country, price]) =>
      priceRow(id, country, price, variant.deliveryDays?.[country as Country]),
    ),
  )
  const prices = recordset(rows, priceColumns)
  await writePastPrices(tx, written, ids)
  await tx.execute(sql`
    insert into price_changes (variant_id, country, valid_from, with_tax, reduced)
    select s.variant_id, s.country, now(), asked.amount, asked.reduced
    from ${prices} left join prices p using (variant_id, country)
    cross join lateral (
      select case when ${saleBegins} then s.sale_with_tax else s.with_tax end as amount,
        ${saleBegins} or s.applied_reductions <> '[]' as reduced) asked
    left join lateral (
      select c.with_tax, c.reduced from price_changes c
      where c.variant_id = s.variant_id and c.country = s.country and p.with_tax is null
      order by c.valid_from desc limit 1) past on true
    where coalesce(case when p.sale_began then p.sale_with_tax else p.with_tax end, past.with_tax)
        is distinct from asked.amount
      or asked.reduced <> coalesce(p.sale_began or p.applied_reductions <> '[]', past.reduced, asked.reduced)
    on conflict (variant_id, country, valid_from) do update
      set with_tax = excluded.with_tax, reduced = excluded.reduced`)
  await tx.execute(sql`
    delete from prices p where p.variant_id = any(${idArray(ids.values())})
      and not exists (
        select from ${recordset(
          rows.map(({ variant_id, country }) => ({ variant_id, country })),
          'variant_id bigint, country text',
        )} where s.variant_id = p.variant_id and s.country = p.country)`)
  await tx.execute(sql`
    insert into prices (variant_id, country, currency, with_tax, without_tax, vat, recommended, reference_with_tax,
      reference_unit, reference_size, applied_reductions, sale_with_tax, sale_reference, sale_from, sale_until,
      delivery_days_from, delivery_days_to, sale_began)
    select variant_id, country, currency, with_tax, without_tax, vat, recommended, reference_with_tax,
      reference_unit, reference_size, applied_reductions, sale_with_tax, sale_reference, sale_from, sale_until,
      delivery_days_from, delivery_days_to, ${saleBegins}
    from ${prices}
    on conflict (variant_id, country) do update set
      currency = excluded.currency, with_tax = excluded.with_tax, without_tax = excluded.without_tax,
      vat = excluded.vat, recommended = excluded.recommended, reference_with_tax = excluded.reference_with_tax,
      reference_unit = excluded.reference_unit, reference_size = excluded.reference_size,
      applied_reductions = excluded.applied_reductions, sale_with_tax = excluded.sale_with_tax,
      sale_reference = excluded.sale_reference, sale_from = excluded.sale_from, sale_until = excluded.sale_until,
      delivery_days_from = excluded.delivery_days_from, delivery_days_to = excluded.delivery_days_to,
      sale_began = excluded.sale_began`)
  await measureReductions(tx, [...ids.values()])
}

/** Writes the stock of stores. Keys of unknown stores are ignored. */
export async function writeStoreStock(tx: Transaction, written: Written, ids: VariantIds): Promise<void> {
  const rows = eachVariant(written, ids).flatMap(({ id, variant }) =>
    Object.entries(variant.storeStock).map(([store, quantity]) => ({ variant_id: id, store, quantity })),
  )
  await tx.execute(sql`delete from store_stock where variant_id = any(${idArray(ids.values())})`)
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into store_stock (store_id, variant_id, quantity)
    select st.id, s.variant_id, s.quantity
    from ${recordset(rows, 'variant_id bigint, store text, quantity integer')} join stores st on st.key = s.store`)
}
