import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { BasketItem } from '@/schemas/api/basket'
import type { CustomData } from '@/schemas/api/basket-entries'
import type { Currency } from '@/schemas/markets'
import type {
  Address,
  OrderCause,
  OrderEventType,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  PromisedReturns,
} from '@/schemas/shop'
import type { OrderCost, OrderCustomer, OrderedProduct } from './order'

/**
 * What was bought, as it was told to the shopper: nothing of it is read from the catalogue again. Amounts are minor
 * units of the order's currency.
 */
export const orders = pgTable(
  'orders',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** What the shopper and the merchant call it. */
    number: text().notNull().unique(),
    /** The checkout that it was placed from: one order at most. */
    checkoutId: uuid('checkout_id').notNull().unique(),
    brand: text().notNull(),
    /** The shop locale: `de-de`. */
    locale: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Set for a registered customer. */
    customerId: bigint('customer_id', { mode: 'number' }),
    customer: jsonb().$type<OrderCustomer>().notNull(),
    /** Lower-case, to find the order and the customer's earlier uses of a voucher. */
    email: text().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<Address>(),
    invoiceAddress: jsonb('invoice_address').$type<Address>().notNull(),
    currency: text().$type<Currency>().notNull(),
    cost: jsonb().$type<OrderCost>().notNull(),
    /** Of `cost`: the total with tax, and what the gift card does not cover. */
    total: integer().notNull(),
    toPay: integer('to_pay').notNull(),
    voucherId: text('voucher_id'),
    voucherCode: text('voucher_code'),
    giftCardCode: text('gift_card_code'),
    placedAt: moment('placed_at').notNull(),
    /** Until when the goods are held for a payment that is awaited. */
    heldUntil: moment('held_until'),
    /**
     * While it is open and its goods are paid after they have come: whom its pieces count for, as keyed hashes of
     * networks and mail address. Unset for customers who have paid enough before.
     */
    holders: text().array(),
    /** Placed in a shop that is a test at a public address: no money moves for it, and nothing of value is issued. */
    isTest: boolean('is_test').notNull().default(false),
    /** As it was placed under them; older orders kept none. */
    returnTerms: jsonb('return_terms').$type<PromisedReturns>(),
    /** The site that the bonus partner has sent the shopper from, who has allowed to keep it. */
    scrid: text(),
    /** Whether the shopper has allowed offers of the voucher partner in the confirmation, by a box of the review. */
    partnerOffers: boolean('partner_offers').notNull().default(false),
  },
  (table) => [
    index('orders_email').on(table.email, table.placedAt),
    index('orders_placed').on(table.placedAt),
    index('orders_customer').on(table.customerId),
    index('orders_held').on(table.heldUntil).where(sql`${table.heldUntil} is not null`),
    index('orders_holders').using('gin', table.holders).where(sql`${table.holders} is not null`),
    check('orders_amounts', sql`${table.total} >= ${table.toPay} and ${table.toPay} >= 0`),
  ],
)

/**
 * The key that the numbers of orders are made with, drawn with the first order. It lies in the database, since another
 * key would give numbers that there are already.
 */
export const orderNumberKeys = pgTable('order_number_keys', {
  id: integer().primaryKey(),
  key: text().notNull(),
})

export const orderLines = pgTable(
  'order_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The reference key of the variant. */
    variant: text().notNull(),
    product: jsonb().$type<OrderedProduct>().notNull(),
    choice: jsonb().$type<string[]>().notNull(),
    /** When it was to arrive, in the words of the review. */
    arrival: text(),
    /**
     * The first and the last day of it, as they were promised; of a preorder the last alone. Unset where they count from a
     * transfer that is awaited first.
     */
    arrivesFrom: date('arrives_from', { mode: 'string' }),
    arrivesTo: date('arrives_to', { mode: 'string' }),
    quantity: integer().notNull(),
    /** With tax, of one piece. */
    price: integer().notNull(),
    /** Of all pieces, before what follows is taken off. */
    total: integer().notNull(),
    /** By promotions. */
    reduction: integer().notNull(),
    /** By the voucher. */
    voucherReduction: integer('voucher_reduction').notNull(),
    /** A fraction: 0.19. */
    vat: real().notNull(),
    inscription: text(),
    customData: jsonb('custom_data').$type<CustomData>().notNull(),
    promotion: jsonb().$type<NonNullable<BasketItem['promotion']>>(),
    isGift: boolean('is_gift').notNull(),
    /** Delivered as a download. */
    isDigital: boolean('is_digital').notNull(),
    /** Money that is sold: a voucher of any kind. */
    isVoucher: boolean('is_voucher').notNull(),
    /** Its pieces were taken from the stock, and go back there when the order is cancelled. */
    isFromStock: boolean('is_from_stock').notNull(),
    /** The parcel it was sent with. */
    shipmentId: bigint('shipment_id', { mode: 'number' }),
    /** The file that is sold. */
    download: text(),
    /** When it was delivered, if it is digital. */
    deliveredAt: moment('delivered_at'),
    /** When it was taken out of the order, of which the rest goes on. */
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('order_lines_order').on(table.orderId, table.position),
    index('order_lines_to_deliver')
      .on(table.orderId)
      .where(sql`${table.isDigital} and ${table.deliveredAt} is null`),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/** The gift cards that were issued for a line of vouchers, one for each piece. */
export const soldGiftCards = pgTable(
  'sold_gift_cards',
  {
    code: text().primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
  },
  (table) => [index('sold_gift_cards_order').on(table.orderId)],
)

/** A parcel. */
export const shipments = pgTable(
  'shipments',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrierKey: text('carrier_key').notNull(),
    trackingNumber: text('tracking_number'),
    shippedAt: moment('shipped_at').notNull(),
  },
  (table) => [index('shipments_order').on(table.orderId)],
)

/** The payments of an order: of the gift card, and of the rest. A new attempt is a new payment. */
export const payments = pgTable(
  'payments',
  {
    /** Names the payment at the payment service as well. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text().$type<PaymentMethod>().notNull(),
    /** `shop`: settled by the shop itself. */
    provider: text().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** Less than was asked for where a part of a bill is not to be paid any more. */
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    /** Its name at the payment service, and the address where the shopper pays. */
    reference: text(),
    redirectUrl: text('redirect_url'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_reference').on(table.provider, table.reference),
    /** The shopper has one to pay at most. */
    uniqueIndex('payments_open').on(table.orderId).where(sql`${table.status} = 'open'`),
    check('payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
)

/** Events of payment services that were received, so that a repeated one is recognised. */
export const paymentEvents = pgTable('payment_events', {
  /** With the name of the service in front: `stripe:evt_…`. */
  id: text().primaryKey(),
  reference: text().notNull(),
  receivedAt: moment('received_at').notNull(),
  /** How often the service has sent it. */
  received: integer().notNull().default(1),
  handledAt: moment('handled_at'),
})

/** Everything that happened to an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    type: text().$type<OrderEventType>().notNull(),
    /** The statuses before and after; equal where the event changes none. */
    from: text('from_status').$type<OrderStatus>(),
    to: text('to_status').$type<OrderStatus>().notNull(),
    cause: text().$type<OrderCause>().notNull(),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
)
