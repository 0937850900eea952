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
 * A row for each product in each market: its card, and what it is ordered by. Written from the catalogue's other tables
 * whenever they change. Like the two tables after it, it is partitioned by `locale`, so that the indexes of a market
 * hold that market alone. Each order has an index of its own, which a listing walks until its page is full.
 */
export const listingEntries = pgTable(
  'listing_entries',
  {
    locale: text().notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    number: text().notNull(),
    /** The ids of its categories of this market, with all above them. */
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
  ],
)

/**
 * The words that a product is known by, with what orders results: narrower than its entry, because a search reads every
 * match.
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

/** All words of a product in a language, those of its description among them: asked where the words above find little. */
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
 * Which products have a value, a bit for each of the 8192 product ids of a segment: facets are counted by counting the
 * bits that values and results have in common, at the same cost for ten results and for a hundred thousand.
 */
export const listingBits = pgTable(
  'listing_bits',
  {
    locale: text().notNull(),
    /** A facet of `facet_values`, or `category`, `price` (by ranges), `all`. */
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
 * Which products of a language have a word that many of them have, as the bits of `listingBits`: search combines these,
 * where collecting the products of such a word would take long. A market has those of them that are in its own bits.
 */
export const wordBits = pgTable(
  'word_bits',
  {
    language: text().notNull(),
    /** As the words of `listingWords` are stemmed. */
    lexeme: text().notNull(),
    segment: integer().notNull(),
    known: segmentBits().notNull(),
    /** Those that have it with the weight A or B; null where none has. */
    named: segmentBits(),
  },
  (table) => [primaryKey({ columns: [table.language, table.lexeme, table.segment] })],
)

/** Every spelling of a product's numbers as `productKey` folds it: its own, its variants', those that are shown, GTIN. */
export const productKeys = pgTable(
  'product_keys',
  {
    key: text().notNull(),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The lower, the surer: 0 the number, 1 a reference key, 2 a GTIN, 3 a key as it is shown. */
    rank: smallint().notNull(),
    /** The variant that it names. */
    variant: text(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.productId] }),
    index('product_keys_product').on(table.productId),
  ],
)

/** The values that filters offer. The ids are small and stand in arrays. */
export const facetValues = pgTable(
  'facet_values',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The parameter of the filter: `brand`, `colour`, `size` … */
    facet: text().notNull(),
    value: text().notNull(),
    labels: jsonb().$type<Record<string, string>>().notNull().default({}),
    swatch: text(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('facet_values_value').on(table.facet, table.value)],
)

/** Every word of a language's catalogue as search folds it: typing errors are mended and compounds are split by it. */
export const searchWords = pgTable(
  'search_words',
  {
    language: text().notNull(),
    word: text().notNull(),
    /** As the catalogue writes it. */
    label: text().notNull().default(''),
    /** The number of products whose name, brand, colour or category has it; 0 for words of descriptions. */
    frequency: integer().notNull(),
    /** The words that it is made of, if it is a compound. */
    parts: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_words_prefix').on(table.language, sql`${table.word} text_pattern_ops`),
  ],
)

/** Search terms that lead somewhere else than to results. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    locale: text().notNull(),
    /** As search folds it. */
    term: text().notNull(),
    target: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.term] })],
)
