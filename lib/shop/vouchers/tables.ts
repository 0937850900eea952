import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { Currency } from '@/schemas/markets'
import type { LocalisedText, PromotedGoods, VoucherEffect } from '@/schemas/shop'

/** A discount for whoever has one of its codes. */
export const vouchers = pgTable('vouchers', {
  id: text().primaryKey(),
  /** The shop locales in which it is valid. */
  locales: text().array().notNull(),
  /** Its name, by language. */
  labels: jsonb().$type<LocalisedText>().notNull(),
  /** The start is inclusive, the end exclusive; unset means unlimited. */
  from: moment('valid_from'),
  to: moment('valid_to'),
  effect: jsonb().$type<VoucherEffect>().notNull(),
  /** Minor units by currency. */
  minOrderValue: jsonb('min_order_value').$type<Partial<Record<Currency, number>>>(),
  goods: jsonb().$type<PromotedGoods>(),
  excluded: jsonb().$type<PromotedGoods>(),
  usesPerCode: integer('uses_per_code'),
  usesPerCustomer: integer('uses_per_customer'),
})

export const voucherCodes = pgTable(
  'voucher_codes',
  {
    /** Upper-case, without spaces. */
    code: text().primaryKey(),
    voucherId: text('voucher_id')
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    /** In how many orders it was used. */
    uses: integer().notNull().default(0),
  },
  (table) => [
    index('voucher_codes_voucher').on(table.voucherId),
    check('voucher_codes_uses', sql`${table.uses} >= 0`),
  ],
)

/** The orders of a customer in which a voucher was used. */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    voucherId: text('voucher_id')
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    /** The lower-case address of mail, which guests and customers have. */
    customer: text().notNull(),
    /** 1 for the first use: two orders at the same instant cannot both be it. */
    use: integer().notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.voucherId, table.customer, table.use] })],
)

/** Money that was paid before, which a code pays with. Amounts are minor units. */
export const giftCards = pgTable(
  'gift_cards',
  {
    /** Upper-case, without spaces. */
    code: text().primaryKey(),
    currency: text().$type<Currency>().notNull(),
    /** What it was issued with, without what of it was paid back to its buyer. */
    issued: integer().notNull(),
    /** What is left of it. */
    balance: integer().notNull(),
    /** The end is exclusive; unset means unlimited. */
    to: moment('valid_to'),
  },
  (table) => [check('gift_cards_balance', sql`${table.balance} >= 0`)],
)
