import { pgTable, text } from 'drizzle-orm/pg-core'

/** What is recommended where the rules find too few products. */
export const recommendationFallback = pgTable('recommendation_fallback', {
  /** A shop locale, or a language for all its markets without a list of their own. */
  locale: text().primaryKey(),
  /** The numbers of products, in the order in which they are shown. */
  products: text().array().notNull(),
})
