import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { hashPassword, isPassword } from '@/lib/platform/passwords'
import type { Brand } from '@/schemas'
import type { ConfirmAsOwnerForm, RegisterForm } from '@/schemas/api/account'
import { type Customer, withoutPassword } from './customer'
import { addAddressesOf } from './first-addresses'
import { createLink, endRegistrations, type Link, type Registration, takeLink } from './links'
import { customerMessage, type MailSubject } from './mail-subject'
import { customers } from './tables'

type Asked = {
  brand: Brand
  locale: string
  form: RegisterForm
  /** Of which the account is to have the addresses. */
  orderId?: number | undefined
  now: Date
}

/**
 * Asks for an account. Its owner makes it by the link of a mail; the owner of an address that has an account is told so
 * in that mail alone, so that nobody else learns from the answer or from its time whether there is one. Returns the id of
 * the link, by which the browser that has asked is known again.
 */
export async function requestRegistration(
  db: Database,
  { brand, locale, form, orderId, now }: Asked,
): Promise<number> {
  const { email, gender, first_name: firstName, last_name: lastName } = form
  const passwordHash = await hashPassword(form.register_password)
  const registration: Registration = {
    ...{ brand, email, passwordHash, gender, firstName, lastName, locale },
    ...(orderId !== undefined && { orderId }),
  }
  return db.transaction(async (tx) => {
    const { id } = await createLink(
      tx,
      { kind: 'registration', customerId: null, data: { registration } },
      now,
    )
    await enqueue(tx, customerMessage, [{ about: 'link', link: id } satisfies MailSubject])
    return id
  })
}

/** Has the mail of a link sent once more; none is sent for a link that is used or has ended. */
export const sendLinkAgain = (db: Executor, link: number): Promise<void> =>
  enqueue(db, customerMessage, [{ about: 'link', link } satisfies MailSubject])

/** Whether a password is the one of a registration that waits for its confirmation. */
export const isPasswordOfRegistration = ({ data }: Link, password: string): Promise<boolean> =>
  isPassword(password, data.registration?.passwordHash)

/** What the reader of a link sets instead of what was registered, and the shop locale of the reader. */
type Anew = { form: ConfirmAsOwnerForm; locale: string }

async function anewOf({ form, locale }: Anew): Promise<Omit<Registration, 'brand' | 'email'>> {
  const { gender, first_name: firstName, last_name: lastName } = form
  return { passwordHash: await hashPassword(form.register_password), gender, firstName, lastName, locale }
}

/**
 * Makes the account of a registration's link, and ends all other registrations of its address. Whoever calls it has proof
 * that the reader of the link is the one who has registered; without it the reader sets everything `anew`, because a
 * stranger who has registered the address would know the password. `isNew` is false where the address has got an account
 * in the meantime; undefined for a link that is used or too old.
 */
export async function confirmRegistration(
  db: Database,
  { token, now, anew }: { token: string; now: Date; anew?: Anew | undefined },
): Promise<{ customer: Customer; isNew: boolean } | undefined> {
  const own = anew && (await anewOf(anew))
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, token, ['registration'], now)
    const registration = link?.data.registration
    if (!registration) return undefined
    await endRegistrations(tx, registration)
    const { orderId, ...asked } = registration
    const [made] = await tx
      .insert(customers)
      .values({ ...asked, ...own, userId: randomBytes(32).toString('hex'), createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (made) {
      // Who sets everything anew has not proved the order.
      if (orderId !== undefined && !own) await addAddressesOf(tx, { customerId: made.id, orderId, now })
      return { customer: withoutPassword(made), isNew: true }
    }
    const { brand, email } = registration
    const [known] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.brand, brand), eq(customers.email, email)))
    return known && { customer: withoutPassword(known), isNew: false }
  })
}
