import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { products } from '@/lib/shop/catalogue'
import type { ProductCard } from '@/schemas/shop'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const segmentBits = customType<{ data: string }>({ dataType: () => 'bit(8192)' })

/**
 * One row per product and market: its card and the columns that listings order by. Derived from the catalogue's other
 * tables. Like the two tables after it, it is partitioned by `locale`, so that each index covers one market. Each order
 * has its own index, by which servers read it without sorting.
 */
export const listingEntries = pgTable(
  'listing_entries',
  {
    locale: text().notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    number: text().notNull(),
    /** The ids of its categories in this market, with all their ancestors. */
    categories: integer().array().notNull(),
    /** The ids of its filter values in `facet_values`. */
    facets: integer().array().notNull(),
    /** The lowest price of a buyable variant, or of any when none is; in minor units. */
    price: integer().notNull(),
    /** The greatest reduction in whole per cent. */
    reduction: smallint().notNull().default(0),
    buyable: boolean().notNull(),
    popularity: integer().notNull(),
    /** The mean of its reviews in hundredths: 450 is 4.5; 0 without any. */
    rating: smallint().notNull().default(0),
    onlineSince: timestamp('online_since', { withTimezone: true, mode: 'date' }).notNull(),
    card: jsonb().$type<ProductCard>().notNull(),
    /** The least id among the colours of its article; null for one that has a single colour. */
    article: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.productId] }),
    index('listing_entries_relevancy').on(
      sql`${table.buyable} desc`,
      sql`${table.popularity} desc`,
      table.productId,
    ),
    index('listing_entries_price').on(table.price, table.productId),
    index('listing_entries_newest').on(sql`${table.onlineSince} desc`, table.productId),
    index('listing_entries_reduction').on(sql`${table.reduction} desc`, table.productId),
    index('listing_entries_rating').on(sql`${table.rating} desc`, table.productId),
    index('listing_entries_article')
      .on(table.article, table.productId)
      .where(sql`${table.article} is not null`),
  ],
)

/**
 * The search words of a product. The columns that order results are read by servers of the release before alone, which
 * search here where they have no copy in memory.
 */
export const listingWords = pgTable(
  'listing_words',
  {
    locale: text().notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    onlineSince: timestamp('online_since', { withTimezone: true, mode: 'date' }).notNull(),
    price: integer().notNull(),
    popularity: integer().notNull(),
    reduction: smallint().notNull(),
    rating: smallint().notNull(),
    buyable: boolean().notNull(),
    /** Names weigh A, brand and colour B, categories and the parts of compounds C. */
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.productId] }),
    index('listing_words_words').using('gin', table.words),
    index('listing_words_relevancy').on(
      sql`${table.buyable} desc`,
      sql`${table.popularity} desc`,
      table.productId,
    ),
  ],
)

/**
 * All words of a product in a language, including its description. Queried only if the words above find few products.
 */
export const listingTexts = pgTable(
  'listing_texts',
  {
    language: text().notNull(),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.productId] }),
    index('listing_texts_words').using('gin', table.words),
  ],
)

/**
 * The products that have a value, with one bit for each of the 8192 product ids of a segment. Servers combine them in memory,
 * at the same cost for ten results and for a hundred thousand. Servers of the release before read two more kinds of them in the
 * database: `price`, and those in the segment -1, whose bits are filter values in the place of products.
 */
export const listingBits = pgTable(
  'listing_bits',
  {
    locale: text().notNull(),
    /** A facet of `facet_values`, or `category`, `price` (by ranges), `all`, `several` (products with an `article`). */
    facet: text().notNull(),
    /** The id in `facet_values` or `categories`, or the lower end of the range in minor units. */
    value: integer().notNull(),
    /** The product id divided by 8192. */
    segment: integer().notNull(),
    bits: segmentBits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.facet, table.value, table.segment] })],
)

/**
 * The products of a language that have a frequent word, as bits like those of `listingBits`. Servers of the release before
 * alone read them: while they have no copy in memory, they search in the database.
 */
export const wordBits = pgTable(
  'word_bits',
  {
    language: text().notNull(),
    /** Stemmed like the words of `listingWords`. */
    lexeme: text().notNull(),
    segment: integer().notNull(),
    known: segmentBits().notNull(),
    /** The products that have it with the weight A or B; null without any. */
    named: segmentBits(),
  },
  (table) => [primaryKey({ columns: [table.language, table.lexeme, table.segment] })],
)

/**
 * All numbers of a product and its variants, normalised by `productKey`: numbers, reference keys as stored and as
 * displayed, and GTINs.
 */
export const productKeys = pgTable(
  'product_keys',
  {
    key: text().notNull(),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Lower is more specific: 0 the number, 1 a reference key, 2 a GTIN, 3 a displayed key. */
    rank: smallint().notNull(),
    /** The variant with this key. */
    variant: text(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.productId] }),
    index('product_keys_product').on(table.productId),
  ],
)

/**
 * One row: the number of changes of the listings so far. A copy in memory that was made of another number is out of
 * date.
 */
export const listingVersions = pgTable('listing_versions', {
  one: boolean().primaryKey().default(true),
  version: integer().notNull(),
  /** The filters and markets that the entries were made for; null before any were noted. */
  madeFor: text('made_for'),
})

/** What the last changes of the listings have changed, so that a copy in memory takes over that alone. */
export const listingChanges = pgTable('listing_changes', {
  /** The version that it led to. */
  version: integer().primaryKey(),
  /** Null for a change of more than some products. */
  products: bigint({ mode: 'number' }).array(),
})

/** The values that filters offer. The ids are small, because entries store them in arrays. */
export const facetValues = pgTable(
  'facet_values',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The parameter of the filter: `brand`, `colour`, `size` … */
    facet: text().notNull(),
    value: text().notNull(),
    /** The value of the same filter that a shade is below: `gruen` of `salbei`. */
    base: text(),
    labels: jsonb().$type<Record<string, string>>().notNull().default({}),
    swatch: text(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('facet_values_value').on(table.facet, table.value)],
)

/** Products whose listing entries an older release has written: a migration names them, and a job rewrites them. */
export const staleListings = pgTable('stale_listings', {
  productId: bigint('product_id', { mode: 'number' })
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
})
