import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { newToken, tokenHash } from '@/lib/platform/security'
import { baskets } from '@/lib/shop/basket'
import { wishlists } from '@/lib/shop/wishlist'
import { type Customer, withoutPassword } from './customer'
import { customerSessions, customers } from './tables'

const dayMs = 24 * 60 * 60 * 1_000
/** A login ends when it was not used for so long, as the privacy page says. */
export const unusedDays = 30
const unusedMs = unusedDays * dayMs
/** Its use is noted once in a while, so that reading changes nothing. */
const notedMs = 60 * 60 * 1_000

/** Begins a login; returns its token for the cookie. */
export async function openSession(db: Executor, customerId: number, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insert(customerSessions)
    .values({ tokenHash: tokenHash(token), customerId, createdAt: now, usedAt: now })
  return token
}

/** Gives a login another token, which it returns: copies of the old one open nothing any more. */
export async function renewSession(db: Executor, token: string): Promise<string> {
  const next = newToken()
  await db
    .update(customerSessions)
    .set({ tokenHash: tokenHash(next) })
    .where(eq(customerSessions.tokenHash, tokenHash(token)))
  return next
}

export type LoggedIn = {
  customer: Customer
  loggedInAt: Date
  basket: string | undefined
  wishlist: string | undefined
}

/** The customer of a login, and the customer's lists; undefined for a login that has ended. */
export async function findSession(
  db: Executor,
  brand: string,
  token: string,
  now: Date,
): Promise<LoggedIn | undefined> {
  const hash = tokenHash(token)
  const [row] = await db
    .select({
      customer: customers,
      basket: baskets.id,
      wishlist: wishlists.id,
      createdAt: customerSessions.createdAt,
      usedAt: customerSessions.usedAt,
    })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.customerId))
    .leftJoin(baskets, eq(baskets.customerId, customers.id))
    .leftJoin(wishlists, eq(wishlists.customerId, customers.id))
    .where(and(eq(customerSessions.tokenHash, hash), eq(customers.brand, brand)))
  const age = row && now.getTime() - row.usedAt.getTime()
  if (!row || age === undefined || age > unusedMs) return undefined
  if (age > notedMs)
    await db.update(customerSessions).set({ usedAt: now }).where(eq(customerSessions.tokenHash, hash))
  return {
    customer: withoutPassword(row.customer),
    loggedInAt: row.createdAt,
    basket: row.basket ?? undefined,
    wishlist: row.wishlist ?? undefined,
  }
}

export async function endSession(db: Executor, token: string): Promise<void> {
  await db.delete(customerSessions).where(eq(customerSessions.tokenHash, tokenHash(token)))
}

/** Ends every login of a customer, but not the one with the token, if there is one. */
export async function endSessions(db: Executor, customerId: number, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(customerSessions.tokenHash, tokenHash(except))
  await db.delete(customerSessions).where(and(eq(customerSessions.customerId, customerId), others))
}

export async function pruneSessions(db: Database, now: Date): Promise<void> {
  await db.delete(customerSessions).where(lt(customerSessions.usedAt, new Date(now.getTime() - unusedMs)))
}

/** When the logins of a customer began and were last used, the newest first. */
export const sessionsOf = (db: Executor, customerId: number): Promise<{ createdAt: Date; usedAt: Date }[]> =>
  db
    .select({ createdAt: customerSessions.createdAt, usedAt: customerSessions.usedAt })
    .from(customerSessions)
    .where(eq(customerSessions.customerId, customerId))
    .orderBy(desc(customerSessions.createdAt))
