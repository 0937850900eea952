import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { LocalisedText, PromotionEffect } from '@/schemas/shop'

/** What takes something off the price of goods in a basket. */
export const promotions = pgTable('promotions', {
  id: text().primaryKey(),
  /** The shop locales in which it is valid. */
  locales: text().array().notNull(),
  /** What it is called, by language. */
  labels: jsonb().$type<LocalisedText>().notNull(),
  /** Valid from the one to before the other; unset: without a bound. */
  from: moment('valid_from'),
  to: moment('valid_to'),
  effect: jsonb().$type<PromotionEffect>().notNull(),
})
