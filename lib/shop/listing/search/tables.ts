import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Every folded word of a language's catalogue. Typing errors are corrected and compounds are split by it. */
export const searchWords = pgTable(
  'search_words',
  {
    language: text().notNull(),
    word: text().notNull(),
    /** In the catalogue's spelling. */
    label: text().notNull().default(''),
    /** The number of products whose name, brand, colour or category has it; 0 for words of descriptions. */
    frequency: integer().notNull(),
    /** The parts of a compound. */
    parts: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_words_prefix').on(table.language, sql`${table.word} text_pattern_ops`),
  ],
)

/** Search terms that redirect to a page instead of showing results. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    locale: text().notNull(),
    /** Folded. */
    term: text().notNull(),
    target: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.term] })],
)

/** Words that shoppers type for what the catalogue calls by another name. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    language: text().notNull(),
    /** Folded. */
    word: text().notNull(),
    /** Folded; several words of one meaning are joined by spaces. */
    means: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
)

/** What shoppers look for something for: a birth, a christening. The merchant sets where it leads. */
export const searchOccasions = pgTable(
  'search_occasions',
  {
    language: text().notNull(),
    /** Folded words, joined by spaces. */
    word: text().notNull(),
    /** As it was entered. */
    label: text().notNull(),
    /** The keys of categories. */
    categories: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
)

/** A shop's own colour words, besides the usual ones: the colour of the filter that each means. */
export const colourWords = pgTable(
  'colour_words',
  {
    language: text().notNull(),
    /** Folded. */
    word: text().notNull(),
    base: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
)
