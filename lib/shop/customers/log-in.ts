import { and, eq } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { hashPassword, isPassword } from '@/lib/platform/passwords'
import type { Brand } from '@/schemas'
import { type Customer, withoutPassword } from './customer'
import { takeLink } from './links'
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
export async function isPasswordOf(db: Database, { id }: Customer, password: string): Promise<boolean> {
  const [row] = await db.select({ hash: customers.passwordHash }).from(customers).where(eq(customers.id, id))
  return isPassword(password, row?.hash)
}

/** Asks for a link that sets a new password. The answer is the same for every address, and takes as long. */
export const requestReset = (
  db: Database,
  { brand, email, locale }: { brand: Brand; email: string; locale: string },
): Promise<void> =>
  enqueue(db, customerMessage, [{ about: 'reset', brand, email, locale } satisfies MailSubject])

/** Sets the password of a customer, ends every login but the one with the token, and tells the customer. */
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
  await enqueue(tx, customerMessage, [
    { about: 'passwordChanged', customer: customerId } satisfies MailSubject,
  ])
  return withoutPassword(row)
}

/** Sets a new password by the link of a mail; undefined for one that is used or too old. */
export async function resetPassword(
  db: Database,
  { token, password, now }: { token: string; password: string; now: Date },
): Promise<Customer | undefined> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, token, ['password'], now)
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
