import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { AdvancedAttributes, AppliedReduction, Attributes } from '@/schemas/shop'
import { products } from '../tables'

/** A product in one size: what is bought. */
export const variants = pgTable(
  'variants',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    referenceKey: text('reference_key').notNull().unique(),
    position: integer().notNull().default(0),
    gtin: text(),
    attributes: jsonb().$type<Attributes>().notNull().default({}),
    advancedAttributes: jsonb('advanced_attributes').$type<AdvancedAttributes>().notNull().default({}),
    stockQuantity: integer('stock_quantity').notNull().default(0),
    /** The logistics block. Without one the variant is not available: availability code 3, 0 days. */
    bvc: smallint(),
    /** The days of all markets, where a source speaks for all. */
    deliveryDaysFrom: integer('delivery_days_from'),
    deliveryDaysTo: integer('delivery_days_to'),
    deliveryUntil: date('delivery_until'),
    /** The merchant's own name of the price. */
    priceReference: text('price_reference'),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
    check('variants_stock', sql`${table.stockQuantity} >= 0`),
    check('variants_bvc', sql`${table.bvc} between 1 and 4`),
  ],
)

/** The price of a variant in a country, in minor units of its currency. */
export const prices = pgTable(
  'prices',
  {
    variantId: bigint('variant_id', { mode: 'number' })
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** ISO 3166: the country of the market's BCP 47 tag. */
    country: text().notNull(),
    currency: text().notNull(),
    withTax: integer('with_tax').notNull(),
    withoutTax: integer('without_tax').notNull(),
    /** A fraction: 0.19. */
    vat: real().notNull(),
    recommended: integer(),
    /** The price by measure: so much for `referenceSize` of `referenceUnit`. */
    referenceWithTax: integer('reference_with_tax'),
    referenceUnit: text('reference_unit'),
    referenceSize: real('reference_size'),
    appliedReductions: jsonb('applied_reductions').$type<AppliedReduction[]>().notNull().default([]),
    /**
     * The price from which these reductions may be measured (`formerPrice`), by the history when they began; null: none, so
     * that they are not announced.
     */
    former: integer(),
    /** The price of a sale, which is lower than `withTax`; null without one. */
    saleWithTax: integer('sale_with_tax'),
    /** The price by measure in that sale; null: in proportion. */
    saleReference: integer('sale_reference'),
    saleFrom: moment('sale_from'),
    /** The price from which the sale may be measured, like `former`. */
    saleFormer: integer('sale_former'),
    /** The first moment after the sale. */
    saleUntil: moment('sale_until'),
    /** Working days until goods in stock are with the customer, where a feed names them for this country. */
    deliveryDaysFrom: integer('delivery_days_from'),
    deliveryDaysTo: integer('delivery_days_to'),
    /** Whether listings and the history of prices have the price of the sale. What is asked for goes by the time. */
    saleBegan: boolean('sale_began').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.country] }),
    index('prices_sale_from')
      .on(table.saleFrom)
      .where(sql`${table.saleWithTax} is not null and not ${table.saleBegan}`),
    index('prices_sale_until').on(table.saleUntil).where(sql`${table.saleUntil} is not null`),
    check('prices_not_negative', sql`${table.withTax} >= 0 and ${table.withoutTax} >= 0`),
    /** The database refuses a price of 0. Older rows may have it, and are not sold (`isSoldIn`). */
    check('prices_above_zero', sql`${table.withTax} > 0`),
  ],
)

/** The history of prices, one row for each change. From which price a reduction is measured is read from it. */
export const priceChanges = pgTable(
  'price_changes',
  {
    variantId: bigint('variant_id', { mode: 'number' })
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    from: moment('valid_from').notNull(),
    withTax: integer('with_tax').notNull(),
    /** Whether it was given as a reduced one. Null: not known, of a former system or an older release. */
    reduced: boolean(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.country, table.from] })],
)

export const stores = pgTable('stores', {
  id: serial().primaryKey(),
  key: text().notNull().unique(),
  country: text().notNull(),
  name: text().notNull(),
  street: text().notNull(),
  postcode: text().notNull(),
  city: text().notNull(),
  latitude: real().notNull(),
  longitude: real().notNull(),
  phone: text(),
  /** Opening hours by day, Monday first: `[['09:30', '19:00'], …]`, `null` where closed. */
  hours: jsonb().$type<(readonly [opens: string, closes: string] | null)[]>().notNull(),
})

export const storeStock = pgTable(
  'store_stock',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    variantId: bigint('variant_id', { mode: 'number' })
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.storeId] }),
    check('store_stock_quantity', sql`${table.quantity} >= 0`),
  ],
)
