import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type {
  AdvancedAttributes,
  Attributes,
  Guarantee,
  ProductDocument,
  ProductImage,
  SafetyInformation,
} from '@/schemas/shop'

/** A category of a market's tree. Its key is the same in all markets; its name, place and path are the market's own. */
export const categories = pgTable(
  'categories',
  {
    id: serial().primaryKey(),
    /** The shop locale of the market: `de-de`. */
    locale: text().notNull(),
    key: text().notNull(),
    parentId: integer('parent_id'),
    name: text().notNull(),
    /** The path of its page below the market prefix: `unterwegs/kindersitze`. */
    path: text().notNull(),
    position: integer().notNull().default(0),
    /** The uuid of the story whose page made the category. Null: it was imported, and content never changes it. */
    storyUuid: text('story_uuid'),
    /** Its page is gone, but it still has products: nothing leads to it until the page is back. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    unique('categories_locale_key').on(table.locale, table.key),
    index('categories_parent').on(table.parentId),
  ],
)

const sourcesOf = (images: SQLWrapper) => sql`jsonb_path_query_array(${images}, '$[*].src')`

export const products = pgTable(
  'products',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    referenceKey: text('reference_key').notNull().unique(),
    /** The last segment of the product's path: digits and letters without a dash, unique. */
    number: text().notNull().unique(),
    /** Shared by siblings: products that differ only in colour or dimension. */
    masterKey: text('master_key').notNull(),
    brand: text().notNull(),
    subbrand: text(),
    /** Tells vouchers from other goods. */
    productGroup: text('product_group'),
    /** The file in the folder of downloads that its buyers get; unset for what is sent by post. */
    download: text(),
    sale: boolean().notNull().default(false),
    /** Attributes under the shop system's German names: `farbe`, `asGro`. */
    attributes: jsonb().$type<Attributes>().notNull().default({}),
    advancedAttributes: jsonb('advanced_attributes').$type<AdvancedAttributes>().notNull().default({}),
    images: jsonb().$type<ProductImage[]>().notNull().default([]),
    safety: jsonb().$type<SafetyInformation>(),
    /** Of durability, by the producer. */
    guarantee: jsonb().$type<Guarantee>(),
    documents: jsonb().$type<ProductDocument[]>().notNull().default([]),
    /** Default order by relevancy: higher comes first. */
    popularity: integer().notNull().default(0),
    onlineSince: moment('online_since').notNull().defaultNow(),
    /** The digest of the source that the row was written from. A source with the same digest is skipped. */
    sourceHash: text('source_hash').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('products_master').on(table.masterKey),
    index('products_brand').on(table.brand),
    index('products_pictures').using('gin', sql`${sourcesOf(table.images)} jsonb_path_ops`),
  ],
)

/** The addresses of a product's pictures as an index holds them. */
export const pictureSources = sourcesOf(products.images)

export const productTexts = pgTable(
  'product_texts',
  {
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    benefits: jsonb().$type<string[]>().notNull().default([]),
    /** The path below `/{market}/p/`, number included: `kinderwagen-salbei-0104711`. */
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
)

export const productCategories = pgTable(
  'product_categories',
  {
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryKey: text('category_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryKey] }),
    index('product_categories_key').on(table.categoryKey),
  ],
)

/** Labels of attribute values: `farbe` `salbei` is Salbei, vert sauge, saliegroen. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: serial().primaryKey(),
    attribute: text().notNull(),
    value: text().notNull(),
    /** By language. */
    labels: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** A colour as `#rrggbb`, where the value is one. */
    swatch: text(),
    /** Its place among the values of a filter, and of siblings; null: by the number with which it begins. */
    position: integer(),
  },
  (table) => [unique('attribute_values_value').on(table.attribute, table.value)],
)

export const reviews = pgTable(
  'reviews',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    rating: smallint().notNull(),
    title: text().notNull().default(''),
    body: text().notNull().default(''),
    author: text().notNull().default(''),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.writtenAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)
