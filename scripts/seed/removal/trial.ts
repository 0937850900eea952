import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'

/** What a trial run leaves behind, in the order in which it can go: papers before their orders. */
const tables = [
  ...['credit_notes', 'invoices', 'kept_papers', 'withdrawals', 'orders', 'order_drafts', 'voucher_uses'],
  ...['invoice_counters', 'credit_note_counters', 'payment_events', 'sandbox_payments'],
  ...['baskets', 'wishlists', 'customers', 'customer_links', 'form_submissions', 'form_drafts'],
  ...['newsletter_subscriptions', 'local_mailbox'],
]

export type Trial = { orders: number; customers: number; messages: number }

/** How much there is of a trial run. */
export async function findTrial(db: Executor): Promise<Trial> {
  const [row] = await db.execute<Trial>(sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from customers) as customers,
      (select count(*)::int from form_submissions) as messages`)
  return row ?? { orders: 0, customers: 0, messages: 0 }
}

/** Deletes orders with their papers and payments, customers, baskets, wishlists, messages and kept mails. */
export async function deleteTrial(tx: Transaction): Promise<void> {
  // The cards that were sold, before the orders that tell them.
  await tx.execute(sql`delete from gift_cards where code in (select code from sold_gift_cards)`)
  // What is not sent yet of orders and forms would be sent about nothing.
  await tx.execute(sql`delete from outbox where kind <> 'webhook'`)
  for (const table of tables) await tx.execute(sql`delete from ${sql.identifier(table)}`)
}
