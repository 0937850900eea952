import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ShopConfigurationChanges } from './changes'

/** What was imported for the shop of a market. Everything else is as it is by default. */
export const shopConfigurations = pgTable('shop_configurations', {
  /** The shop locale: `de-de`. */
  locale: text().primaryKey(),
  settings: jsonb().$type<ShopConfigurationChanges>().notNull(),
})
