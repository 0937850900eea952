import { sql } from 'drizzle-orm'
import { type Executor, idArray, recordset } from '@/lib/platform/db'
import { conditionLabels } from '@/lib/shop/catalogue'
import { askedPrice, conditions, type KeptPrice, lowestToName } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import {
  type AdvancedAttributes,
  type Attributes,
  baseColours,
  type DeliveryDays,
  type Price,
  type ProductImage,
} from '@/schemas/shop'

export type ListingVariant = {
  referenceKey: string
  gtin: string | null
  attributes: Attributes
  stock: number
  bvc: number | null
  daysFrom: number | null
  daysTo: number | null
  prices: Partial<Record<string, Price>>
  /** The days to delivery that feeds named, by country. */
  named?: Partial<Record<string, DeliveryDays>>
  /** The lowest price of the 30 days before the reductions, in minor units, where it has to stand beside them. */
  lowest?: Partial<Record<string, number>>
}

type ListingText = { name: string; description: string; benefits: string[]; path: string }

/** A colour of an article, with what a tile shows of it. */
export type ListingColour = Pick<ListingSource, 'id' | 'number' | 'productGroup' | 'download'> & {
  colour: string
  paths: Partial<Record<Language, string>>
  variants: (Omit<ListingVariant, 'referenceKey' | 'gtin' | 'attributes' | 'prices' | 'named' | 'lowest'> & {
    countries: string[]
  })[]
}

/** In what else siblings differ. */
const otherAttributes = ['vppdimension', 'masse', 'motivtext']
const isSameArticle = sql.join(
  otherAttributes.map(
    (name) =>
      sql`s.attributes ->> ${sql.raw(`'${name}'`)} is not distinct from p.attributes ->> ${sql.raw(`'${name}'`)}`,
  ),
  sql` and `,
)

/** A product with everything that its listing entries are made from, for all markets. */
export type ListingSource = {
  id: number
  referenceKey: string
  number: string
  brand: string
  subbrand: string | null
  productGroup: string | null
  download: string | null
  sale: boolean
  attributes: Attributes
  /** What its page tells of it in words. */
  facts: AdvancedAttributes
  images: ProductImage[]
  popularity: number
  onlineSince: string
  texts: Partial<Record<Language, ListingText>>
  categories: string[]
  variants: ListingVariant[]
  /** Of its own and its siblings' reviews. */
  rating: { mean: number; count: number } | null
  /** The colours of its article, itself included: siblings that differ from it in nothing but the colour. */
  colours: ListingColour[]
}

/** Reads products in one statement, reduced where a sale began. Deleted ones are missing. */
export async function readListingSources(tx: Executor, ids: readonly number[]): Promise<ListingSource[]> {
  const rows = await tx.execute<{ source: ListingSource }>(sql`
    select json_build_object(
      'id', p.id, 'referenceKey', p.reference_key, 'number', p.number, 'brand', p.brand, 'subbrand', p.subbrand,
      'productGroup', p.product_group, 'download', p.download,
      'sale', p.sale, 'attributes', p.attributes, 'facts', p.advanced_attributes, 'images', p.images, 'popularity', p.popularity,
      'onlineSince', p.online_since,
      'texts', coalesce((
        select json_object_agg(t.language, json_build_object(
          'name', t.name, 'description', left(t.description, 4000), 'benefits', t.benefits, 'path', t.path))
        from product_texts t where t.product_id = p.id), '{}'),
      'categories', coalesce((
        select json_agg(c.category_key) from product_categories c where c.product_id = p.id), '[]'),
      'variants', coalesce((
        select json_agg(json_build_object(
          'referenceKey', v.reference_key, 'gtin', v.gtin, 'attributes', v.attributes, 'stock', v.stock_quantity,
          'bvc', v.bvc, 'daysFrom', v.delivery_days_from, 'daysTo', v.delivery_days_to,
          'named', coalesce((
            select json_object_agg(r.country, json_build_object(
              'from', coalesce(r.delivery_days_from, r.delivery_days_to), 'to', r.delivery_days_to))
            from prices r where r.variant_id = v.id and r.delivery_days_to is not null), '{}'),
          'prices', coalesce((
            select json_object_agg(r.country, json_strip_nulls(json_build_object(
              'currencyCode', r.currency, 'withTax', r.with_tax, 'withoutTax', r.without_tax,
              'tax', json_build_object('vat', json_build_object('amount', r.vat)),
              'recommendedRetailPrice', r.recommended,
              'reference', case when r.reference_with_tax is not null and r.reference_unit is not null
                and r.reference_size is not null then json_build_object(
                  'withTax', r.reference_with_tax, 'unit', r.reference_unit, 'size', r.reference_size) end,
              'appliedReductions', r.applied_reductions, 'former', r.former,
              'sale', case when r.sale_began then json_build_object(
                'withTax', r.sale_with_tax, 'reference', r.sale_reference, 'former', r.sale_former) end)))
            from prices r where r.variant_id = v.id and r.with_tax > 0), '{}')) order by v.position, v.id)
        from variants v where v.product_id = p.id), '[]'),
      'rating', (
        select json_build_object('mean', round(avg(w.rating), 2), 'count', count(*))
        from reviews w join products s on s.id = w.product_id
        where s.master_key = p.master_key having count(*) > 0),
      'colours', coalesce((
        select json_agg(json_build_object(
          'id', s.id, 'number', s.number, 'productGroup', s.product_group, 'download', s.download,
          'colour', s.attributes ->> 'farbe',
          'paths', (select coalesce(json_object_agg(t.language, t.path), '{}')
            from product_texts t where t.product_id = s.id),
          'variants', (select coalesce(json_agg(json_build_object(
              'stock', v.stock_quantity, 'bvc', v.bvc, 'daysFrom', v.delivery_days_from,
              'daysTo', v.delivery_days_to,
              'countries', array(select r.country from prices r where r.variant_id = v.id and r.with_tax > 0))), '[]')
            from variants v where v.product_id = s.id)) order by s.id)
        from products s
        where s.master_key = p.master_key and s.attributes ->> 'farbe' is not null and ${isSameArticle}), '[]')
    ) as source
    from products p where p.id = any(${idArray(ids)}) order by p.id`)
  return rows.map(({ source }) => ({
    ...source,
    variants: source.variants.map((variant) => ({ ...variant, ...askedPrices(variant.prices) })),
  }))
}

function askedPrices(kept: Partial<Record<string, KeptPrice>>): Pick<ListingVariant, 'prices' | 'lowest'> {
  const asked = Object.entries(kept).flatMap(([country, price]) => {
    if (!price) return []
    const announced = askedPrice(price)
    const lowest = lowestToName(announced, (price.sale ?? price).former, country)
    return [{ country, announced, lowest }]
  })
  return {
    prices: Object.fromEntries(asked.map(({ country, announced }) => [country, announced])),
    lowest: Object.fromEntries(asked.map(({ country, lowest }) => [country, lowest])),
  }
}

export type AttributeWords = {
  labels: Record<string, string>
  swatch: string | null
  position: number | null
}

/** The labels of all values that the products have, and of base colours, keyed `attribute value`. */
export async function readAttributeWords(
  tx: Executor,
  sources: readonly ListingSource[],
): Promise<ReadonlyMap<string, AttributeWords>> {
  const pairs = new Map<string, { attribute: string; value: string }>()
  const add = (attribute: string, value: string) => pairs.set(`${attribute} ${value}`, { attribute, value })
  for (const { attributes, variants, colours } of sources) {
    for (const own of [attributes, ...variants.map((variant) => variant.attributes)])
      for (const [attribute, value] of Object.entries(own)) add(attribute, value)
    for (const { colour } of colours) add('farbe', colour)
  }
  for (const colour of baseColours) add('farbe', colour)
  const rows = await tx.execute<AttributeWords & { attribute: string; value: string }>(sql`
    select a.attribute, a.value, a.labels, a.swatch, a.position
    from ${recordset([...pairs.values()], 'attribute text, value text')}
    join attribute_values a using (attribute, value)`)
  const usual = (['new', ...conditions] as const).map(
    (value) =>
      [`zustand ${value}`, { labels: conditionLabels(value), swatch: null, position: null }] as const,
  )
  return new Map<string, AttributeWords>([
    ...usual,
    ...rows.map((row) => [`${row.attribute} ${row.value}`, row] as const),
  ])
}

export type CategoryNode = { id: number; key: string; parentId: number | null; name: string }

/** The categories of the locales, by locale and key, each with its ancestors, the first level last. */
export async function readCategoryTrees(
  tx: Executor,
  locales: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, CategoryNode[]>>> {
  const rows = await tx.execute<CategoryNode & { locale: string }>(sql`
    select id, locale, key, parent_id as "parentId", name from categories
    where locale in (select json_array_elements_text(${JSON.stringify(locales)}::text::json))`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lineOf = (node: CategoryNode): CategoryNode[] => {
    const line = [node]
    // Deeper than any tree; stops at a cycle, which would be a fault in the data.
    while (line.length < 12) {
      const parent = byId.get(line.at(-1)?.parentId ?? 0)
      if (!parent) break
      line.push(parent)
    }
    return line
  }
  const trees = new Map<string, Map<string, CategoryNode[]>>(locales.map((locale) => [locale, new Map()]))
  for (const row of rows) trees.get(row.locale)?.set(row.key, lineOf(row))
  return trees
}
