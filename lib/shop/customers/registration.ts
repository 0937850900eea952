import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { hashPassword } from '@/lib/platform/passwords'
import type { Brand } from '@/schemas'
import type { RegisterForm } from '@/schemas/api/account'
import { type Customer, withoutPassword } from './customer'
import { createLink, type Registration, takeLink } from './links'
import { customerMessage, type MailSubject } from './mail-subject'
import { customers } from './tables'

type Asked = { brand: Brand; locale: string; form: RegisterForm; now: Date }

/**
 * Asks for an account. Its owner makes it by the link of a mail; the owner of an address that has an account is told so
 * in that mail alone, so that nobody else learns from the answer or from its time whether there is one.
 */
export async function requestRegistration(db: Database, { brand, locale, form, now }: Asked): Promise<void> {
  const { email, gender, first_name: firstName, last_name: lastName } = form
  const passwordHash = await hashPassword(form.register_password)
  const registration: Registration = { brand, email, passwordHash, gender, firstName, lastName, locale }
  await db.transaction(async (tx) => {
    const { id } = await createLink(
      tx,
      { kind: 'registration', customerId: null, data: { registration } },
      now,
    )
    await enqueue(tx, customerMessage, [{ about: 'link', link: id } satisfies MailSubject])
  })
}

/**
 * Makes the account of a registration's link. `known` where the address has got one in the meantime; undefined for a
 * link that is used or too old.
 */
export async function confirmRegistration(
  db: Database,
  token: string,
  now: Date,
): Promise<{ customer: Customer; isNew: boolean } | undefined> {
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, token, ['registration'], now)
    const registration = link?.data.registration
    if (!registration) return undefined
    const [made] = await tx
      .insert(customers)
      .values({ ...registration, userId: randomBytes(32).toString('hex'), createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (made) return { customer: withoutPassword(made), isNew: true }
    const { brand, email } = registration
    const [known] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.brand, brand), eq(customers.email, email)))
    return known && { customer: withoutPassword(known), isNew: false }
  })
}
