import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from '@/lib/shop/catalogue'
import { promotions } from '@/lib/shop/promotions'
import { visitorLists } from '@/lib/shop/visitor-lists'
import type { CodeKind } from '@/schemas/api/basket-codes'
import type { CustomData } from '@/schemas/api/basket-entries'

/** A visitor's basket. It belongs to no market. */
export const baskets = visitorLists('baskets')

/** The gifts that a visitor does not want, by their promotions. */
export const declinedGifts = pgTable(
  'declined_gifts',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.basketId, table.promotionId] })],
)

/** The codes that a visitor wants to redeem: one voucher and one gift card. */
export const basketCodes = pgTable(
  'basket_codes',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    kind: text().$type<CodeKind>().notNull(),
    /** As typed, upper-case and without spaces. The voucher or gift card may have gone since. */
    code: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.basketId, table.kind] }),
    check('basket_codes_kind', sql`${table.kind} in ('voucher', 'giftCard')`),
  ],
)

export const basketItems = pgTable(
  'basket_items',
  {
    /** The order of lines: higher is newer. */
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Identifies the line in requests. */
    key: uuid().notNull().unique().defaultRandom(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    /** The reference key of the variant. A feed may move the variant to another product or remove it. */
    variant: text().notNull(),
    /** The product that the variant belonged to, which names the line after the variant is gone. */
    productId: bigint('product_id', { mode: 'number' }).references(() => products.id, {
      onDelete: 'set null',
    }),
    quantity: integer().notNull(),
    inscription: text(),
    customData: jsonb('custom_data').$type<CustomData>().notNull().default({}),
  },
  (table) => [
    unique('basket_items_line').on(table.basketId, table.variant, table.inscription).nullsNotDistinct(),
    index('basket_items_product').on(table.productId),
    check('basket_items_quantity', sql`${table.quantity} > 0`),
  ],
)
