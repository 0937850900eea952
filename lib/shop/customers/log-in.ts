import { and, eq } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { hashPassword, isPassword } from '@/lib/platform/passwords'
import type { Brand } from '@/schemas'
import { type Customer, withoutPassword } from './customer'
import { endLinks, type Link, takeLink } from './links'
import { customerMessage, type MailSubject } from './mail-subject'
import { endSessions, renewSession } from './sessions'
import { customers } from './tables'

export async function findCustomerByEmail(
  db: Executor,
  brand: string,
  email: string,
): Promise<Customer | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.brand, brand), eq(customers.email, email.toLowerCase())))
  return row && withoutPassword(row)
}

/** The customer with this mail address and this password. For any other it takes the same time. */
export async function checkLogin(
  db: Database,
  { brand, email, password }: { brand: Brand; email: string; password: string },
): Promise<Customer | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.brand, brand), eq(customers.email, email.toLowerCase())))
  return (await isPassword(password, row?.passwordHash)) && row ? withoutPassword(row) : undefined
}

/** Whether a password is the customer's. */
export async function isPasswordOf(
  db: Database,
  { id }: Pick<Customer, 'id'>,
  password: string,
): Promise<boolean> {
  const [row] = await db.select({ hash: customers.passwordHash }).from(customers).where(eq(customers.id, id))
  return isPassword(password, row?.hash)
}

/** Asks for a link that sets a new password. The answer is the same for every address, and takes as long. */
export const requestReset = (
  db: Database,
  { brand, email, locale }: { brand: Brand; email: string; locale: string },
): Promise<void> =>
  enqueue(db, customerMessage, [{ about: 'reset', brand, email, locale } satisfies MailSubject])

/**
 * Sets the password of a customer, ends every login but the one with the token and what else is under way for the account,
 * and tells the customer.
 */
async function setPassword(
  tx: Executor,
  { customerId, passwordHash, keep }: { customerId: number; passwordHash: string; keep?: string | undefined },
): Promise<Customer | undefined> {
  const [row] = await tx
    .update(customers)
    .set({ passwordHash })
    .where(eq(customers.id, customerId))
    .returning()
  if (!row) return undefined
  await endSessions(tx, customerId, keep)
  await endLinks(tx, customerId)
  await enqueue(tx, customerMessage, [
    { about: 'passwordChanged', customer: customerId } satisfies MailSubject,
  ])
  return withoutPassword(row)
}

/** Brings a former address back; false where another account has got it. */
async function restoreEmail(tx: Executor, { id, customerId, data: { email } }: Link): Promise<boolean> {
  if (customerId === null || email === undefined) return false
  const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update')
  if (!row) return false
  const [other] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.brand, row.brand), eq(customers.email, email)))
  if (other && other.id !== customerId) return false
  await tx.update(customers).set({ email }).where(eq(customers.id, customerId))
  await endLinks(tx, customerId, id)
  return true
}

/**
 * Sets a new password by the link of a mail, and brings the former address back if the link is for that; undefined for one
 * that is used or too old.
 */
export async function resetPassword(
  db: Database,
  { token, password, now }: { token: string; password: string; now: Date },
): Promise<Customer | undefined> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, token, ['password', 'formerEmail'], now)
    if (link?.kind === 'formerEmail' && !(await restoreEmail(tx, link))) return undefined
    return link?.customerId ? setPassword(tx, { customerId: link.customerId, passwordHash }) : undefined
  })
}

/**
 * Changes the password of a customer who is logged in, whose other logins end. The login with the token goes on with the
 * one that is returned, so that no copy of the old one does.
 */
export async function changePassword(
  db: Database,
  { customer, password, login }: { customer: Customer; password: string; login: string },
): Promise<string> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await setPassword(tx, { customerId: customer.id, passwordHash, keep: login })
    return renewSession(tx, login)
  })
}
