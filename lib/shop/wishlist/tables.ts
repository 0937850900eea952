import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/tables'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A visitor's wishlist; a customer has one, whatever the browser. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: bigint('customer_id', { mode: 'number' }).unique(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('wishlists_used').on(table.usedAt)],
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    wishlistId: uuid('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The variant that was chosen, by its reference key. */
    variant: text(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.wishlistId, table.productId] })],
)
