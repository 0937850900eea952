import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { products } from '@/lib/shop/catalogue'
import { visitorLists } from '@/lib/shop/visitor-lists'

export const wishlists = visitorLists('wishlists')

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
