import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { baskets } from '@/lib/shop/basket'
import type { GuestForm } from '@/schemas/api/checkout'
import type { Address, PaymentMethod } from '@/schemas/shop'
import type { CheckoutDraft } from './checkout'

/** The states of a basket in a checkout: `ordered` ends the checkout, and a new one begins with the next basket. */
export const checkoutStatuses = ['open', 'ordered'] as const

/** What a visitor has entered on the way to an order. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Also the key by which a repeated order is recognised. */
    id: uuid().primaryKey().defaultRandom(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    status: text().$type<(typeof checkoutStatuses)[number]>().notNull().default('open'),
    guest: jsonb().$type<GuestForm>(),
    deliveryAddress: jsonb('delivery_address').$type<Address>(),
    /** Unset: the delivery address. */
    invoiceAddress: jsonb('invoice_address').$type<Address>(),
    hasOwnInvoiceAddress: boolean('has_own_invoice_address').notNull().default(false),
    paymentMethod: text('payment_method').$type<PaymentMethod>(),
    /** When that was asked for: of two choices at once the later one counts, whichever is written last. */
    paymentChosenAt: moment('payment_chosen_at'),
    /** What was rejected, with the reasons, so that a browser without JavaScript gets its input back. */
    draft: jsonb().$type<CheckoutDraft>(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('checkouts_open').on(table.basketId).where(sql`${table.status} = 'open'`),
    index('checkouts_updated').on(table.updatedAt),
  ],
)
