import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { LocalisedText, PromotionEffect } from '@/schemas/shop'

/** A promotion that reduces the price of goods in a basket. */
export const promotions = pgTable('promotions', {
  id: text().primaryKey(),
  /** The shop locales in which it is valid. */
  locales: text().array().notNull(),
  /** Its name, by language. */
  labels: jsonb().$type<LocalisedText>().notNull(),
  /** The start is inclusive, the end exclusive; unset means unlimited. */
  from: moment('valid_from'),
  to: moment('valid_to'),
  effect: jsonb().$type<PromotionEffect>().notNull(),
})
