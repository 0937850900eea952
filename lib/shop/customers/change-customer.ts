import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { baskets } from '@/lib/shop/basket'
import { orders } from '@/lib/shop/orders'
import { forgetRefundAccounts } from '@/lib/shop/refund-transfers'
import { wishlists } from '@/lib/shop/wishlist'
import { type Customer, withoutPassword } from './customer'
import { createLink, endLinks, takeLink } from './links'
import { customerMessage, type MailSubject } from './mail-subject'
import { endSessions } from './sessions'
import { customers } from './tables'

export type PersonalData = Pick<Customer, 'gender' | 'firstName' | 'lastName' | 'phone' | 'birthDate'>

export async function changePersonalData(db: Database, id: number, data: PersonalData): Promise<void> {
  await db.update(customers).set(data).where(eq(customers.id, id))
}

/**
 * Asks for another mail address, which its owner confirms by the link of a mail to it. Returns the id of the link, by which
 * the browser that has asked is known again.
 */
export async function requestEmailChange(
  db: Database,
  { customer, email, now }: { customer: Customer; email: string; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { id } = await createLink(tx, { kind: 'email', customerId: customer.id, data: { email } }, now)
    await enqueue(tx, customerMessage, [{ about: 'link', link: id } satisfies MailSubject])
    return id
  })
}

/**
 * Changes the mail address by a link, ends all logins and whatever else is under way, and sends a link to the former
 * address that brings it back. Whoever calls it has proof that the reader of the link is the customer. `taken` where another
 * account has got the address in the meantime; undefined for a link that is used or too old.
 */
export async function confirmEmailChange(
  db: Database,
  token: string,
  now: Date,
): Promise<Customer | 'taken' | undefined> {
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, token, ['email'], now)
    const email = link?.data.email
    if (!link?.customerId || !email) return undefined
    const [before] = await tx.select().from(customers).where(eq(customers.id, link.customerId)).for('update')
    if (!before) return undefined
    const [other] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.brand, before.brand), eq(customers.email, email)))
    if (other) return other.id === before.id ? withoutPassword(before) : 'taken'
    const [row] = await tx.update(customers).set({ email }).where(eq(customers.id, before.id)).returning()
    if (!row) return undefined
    await endSessions(tx, row.id)
    await endLinks(tx, row.id)
    const { locale, firstName, lastName, email: former } = before
    const back = await createLink(
      tx,
      { kind: 'formerEmail', customerId: row.id, data: { email: former } },
      now,
    )
    await enqueue(tx, customerMessage, [
      {
        ...{ about: 'emailChanged', email: former, locale, firstName, lastName },
        link: back.id,
      } satisfies MailSubject,
    ])
    return withoutPassword(row)
  })
}

/**
 * Orders that were placed with the customer's confirmed mail address and without an account become the customer's.
 * Returns how many did.
 */
export async function claimOrders(db: Database, { id, brand, email }: Customer): Promise<number> {
  const claimed = await db
    .update(orders)
    .set({ customerId: id })
    .where(and(eq(orders.brand, brand), eq(orders.email, email), isNull(orders.customerId)))
    .returning({ id: orders.id })
  return claimed.length
}

/**
 * Deletes an account with everything that is kept for it alone: logins, links, addresses, basket, wishlist, and the bank
 * accounts to which nothing is to be transferred any more. Orders stay, because tax law wants their invoices kept, and
 * belong to no account any more; what the shopper has allowed them to keep goes.
 */
export async function deleteCustomer(db: Database, { id, email, locale, firstName, lastName }: Customer) {
  await db.transaction(async (tx) => {
    const own = await tx
      .update(orders)
      .set({ customerId: null, scrid: null, partnerOffers: false })
      .where(eq(orders.customerId, id))
      .returning({ id: orders.id })
    await forgetRefundAccounts(
      tx,
      own.map((order) => order.id),
    )
    await tx.delete(baskets).where(eq(baskets.customerId, id))
    await tx.delete(wishlists).where(eq(wishlists.customerId, id))
    await tx.delete(customers).where(eq(customers.id, id))
    await enqueue(tx, customerMessage, [
      { about: 'deleted', email, locale, firstName, lastName } satisfies MailSubject,
    ])
  })
}
