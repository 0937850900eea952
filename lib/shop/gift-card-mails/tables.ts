import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import { orders, soldGiftCards } from '@/lib/shop/orders'

/**
 * Why a mail with a gift card is not sent. `takenBack`: by the giver, before its day. `paidBack`: the card is worth
 * nothing any more. `spent`: somebody has redeemed it. `refused`: no mail can be sent to the address.
 */
export type GiftCardStop = 'takenBack' | 'paidBack' | 'spent' | 'refused'

/** The mails that bring a gift card to who gets it as a present, as the giver has asked for them. */
export const giftCardMails = pgTable(
  'gift_card_mails',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => soldGiftCards.code, { onDelete: 'cascade' }),
    /** Of the form as it was sent: a second click sends nothing twice. */
    key: uuid().notNull().unique(),
    recipient: text().notNull(),
    giver: text().notNull(),
    /** The giver's words; may be empty. */
    message: text().notNull(),
    dueAt: moment('due_at').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** When it was put into the outbox: once. */
    queuedAt: moment('queued_at'),
    sentAt: moment('sent_at'),
    stoppedAt: moment('stopped_at'),
    stop: text().$type<GiftCardStop>(),
  },
  (table) => [
    index('gift_card_mails_order').on(table.orderId, table.id),
    index('gift_card_mails_code').on(table.code),
    index('gift_card_mails_planned')
      .on(table.dueAt)
      .where(sql`${table.queuedAt} is null and ${table.stoppedAt} is null`),
  ],
)
