import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'

/** What a trial run leaves behind, in the order in which it can go: papers before their orders. */
const tables = [
  ...['credit_notes', 'invoices', 'kept_papers', 'withdrawals', 'orders', 'order_drafts', 'voucher_uses'],
  ...['invoice_counters', 'credit_note_counters', 'payment_events', 'sandbox_payments'],
  ...['baskets', 'wishlists', 'customers', 'customer_links', 'form_submissions', 'form_drafts'],
  ...['newsletter_subscriptions', 'back_in_stock_requests', 'local_mailbox'],
]

export type Trial = {
  orders: number
  customers: number
  messages: number
  /** Orders that may be more than a trial: paid at a service, or told to the bookkeeper by a mail that left the shop. */
  real: number
}

/** A payment of Stripe is named by its session, which says whether the key was one for tests. */
const isPaidAtService = sql`exists (
  select from payments p where p.order_id = o.id and p.provider not in ('shop', 'sandbox')
    and not (p.provider = 'stripe' and coalesce(p.reference, '') like 'cs\\_test\\_%'))`

const isBooked = sql`exists (
  select from order_events e join shop_configurations c on c.locale = o.locale
  where e.order_id = o.id and e.type in ('invoiced', 'credited') and c.settings #>> '{bookkeeping,papersTo}' <> ''
    and not exists (select from local_mailbox m where m.key = 'paper-' || e.id))`

/** How much there is of a trial run, and what of it may be none. */
export async function findTrial(db: Executor): Promise<Trial> {
  const [row] = await db.execute<Trial>(sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from customers) as customers,
      (select count(*)::int from form_submissions) as messages,
      (select count(*)::int from orders o where ${isPaidAtService} or ${isBooked}) as real`)
  return row ?? { orders: 0, customers: 0, messages: 0, real: 0 }
}

/** Why the orders must not go; undefined where they are of a trial run. The data decides, since a setting can be missing. */
export const realOrdersProblem = ({ real }: Trial): string | undefined =>
  real > 0
    ? `Nothing was removed. Of the orders, ${real} may be real: they were paid at a payment service or are in the books, and the law wants orders and invoices kept. --orders is for a trial run.`
    : undefined

/** Deletes orders with their papers and payments, customers, baskets, wishlists, messages and kept mails. */
export async function deleteTrial(tx: Transaction): Promise<void> {
  // The cards that were sold, before the orders that tell them.
  await tx.execute(sql`delete from gift_cards where code in (select code from sold_gift_cards)`)
  // What is not sent yet of orders and forms would be sent about nothing.
  await tx.execute(sql`delete from outbox where kind <> 'webhook'`)
  for (const table of tables) await tx.execute(sql`delete from ${sql.identifier(table)}`)
}
