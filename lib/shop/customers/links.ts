import { and, eq, gt, gte, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { keyedHash, tokenHash } from '@/lib/platform/security'
import { customerLinks } from './tables'

/**
 * What a link of a mail does: it makes an account, sets a new password, changes the mail address, or brings a former one
 * back.
 */
export type LinkKind = 'registration' | 'password' | 'email' | 'formerEmail'

/** The account that a registration makes. Its password is kept as the hash alone. */
export type Registration = {
  brand: string
  email: string
  passwordHash: string
  gender: 'm' | 'f' | 'd'
  firstName: string
  lastName: string
  locale: string
  /** The order of which the account is to have the addresses; whoever registers has proved it. */
  orderId?: number | undefined
}

/** What a link needs besides its customer: the registration, or the mail address that the account gets. */
export type LinkData = { registration?: Registration; email?: string }

/** `customerId` is null for a registration. */
export type Link = { id: number; kind: LinkKind; customerId: number | null; data: LinkData }

const hourMs = 60 * 60 * 1_000

/** How long links can be used, in hours. The mails say so. */
export const hoursOf: Readonly<Record<LinkKind, number>> = {
  registration: 48,
  password: 2,
  email: 24,
  /** The owner may be on holiday while somebody else has the account. */
  formerEmail: 14 * 24,
}

/** The token of a link. It is derived again for its mail, and only its hash is stored. */
const tokenOf = (id: number, until: Date): string =>
  `${id}.${keyedHash('customer link', `${id} ${until.getTime()}`)}`

/**
 * Makes a link. A new mail address ends another one that was asked for before, which only the customer can do. Links that set
 * a password stay until one is used, or strangers who ask for them would end the one that its owner has opened; each
 * former address can be brought back, or whoever has taken an account over would do the same. Returns its id and its token.
 */
export async function createLink(
  db: Executor,
  link: Omit<Link, 'id'>,
  now: Date,
): Promise<{ id: number; token: string }> {
  const { kind, customerId, data } = link
  if (customerId !== null && kind === 'email')
    await db
      .delete(customerLinks)
      .where(
        and(
          eq(customerLinks.customerId, customerId),
          eq(customerLinks.kind, kind),
          sql`${customerLinks.data}->>'email' is distinct from ${data.email ?? null}`,
        ),
      )
  const until = new Date(now.getTime() + hoursOf[kind] * hourMs)
  const [row] = await db
    .insert(customerLinks)
    .values({ ...link, until })
    .returning({ id: customerLinks.id })
  if (!row) throw new Error('The link was not kept')
  const token = tokenOf(row.id, until)
  await db
    .update(customerLinks)
    .set({ tokenHash: tokenHash(token) })
    .where(eq(customerLinks.id, row.id))
  return { id: row.id, token }
}

/** A link by its id, with its token and its end, for the mail that has it in it. */
export async function findLinkById(
  db: Executor,
  id: number,
  now: Date,
): Promise<(Link & { token: string; until: Date }) | undefined> {
  const [row] = await db
    .select()
    .from(customerLinks)
    .where(and(eq(customerLinks.id, id), gt(customerLinks.until, now)))
  if (!row) return undefined
  const { kind, customerId, data, until } = row
  return { id, kind, customerId, data, until, token: tokenOf(id, until) }
}

const isOpen = (token: string, now: Date) =>
  and(eq(customerLinks.tokenHash, tokenHash(token)), gt(customerLinks.until, now))

const shape = {
  id: customerLinks.id,
  kind: customerLinks.kind,
  customerId: customerLinks.customerId,
  data: customerLinks.data,
}

/** What a link does, if it is valid and unused. */
export async function findLink(db: Executor, token: string, now: Date): Promise<Link | undefined> {
  const [link] = await db.select(shape).from(customerLinks).where(isOpen(token, now))
  return link
}

/** Uses a link of one of the kinds up: of two who use it at the same instant, one gets it. */
export async function takeLink(
  tx: Executor,
  token: string,
  kinds: readonly LinkKind[],
  now: Date,
): Promise<Link | undefined> {
  const found = await findLink(tx, token, now)
  if (!found || !kinds.includes(found.kind)) return undefined
  const [link] = await tx.delete(customerLinks).where(isOpen(token, now)).returning(shape)
  return link
}

export const deleteLink = async (db: Executor, id: number): Promise<void> => {
  await db.delete(customerLinks).where(eq(customerLinks.id, id))
}

/**
 * Ends what is under way for a customer: new passwords and new mail addresses that were asked for. With the id of a link
 * that brings a former address back, those of the addresses after it end as well.
 */
export async function endLinks(tx: Executor, customerId: number, since?: number): Promise<void> {
  const underWay = ne(customerLinks.kind, 'formerEmail')
  await tx
    .delete(customerLinks)
    .where(
      and(
        eq(customerLinks.customerId, customerId),
        since === undefined ? underWay : or(underWay, gte(customerLinks.id, since)),
      ),
    )
}

/** Ends the registrations of an address that are not confirmed. */
export async function endRegistrations(
  tx: Executor,
  { brand, email }: Pick<Registration, 'brand' | 'email'>,
): Promise<void> {
  const asked = JSON.stringify({ registration: { brand, email } })
  await tx
    .delete(customerLinks)
    .where(and(eq(customerLinks.kind, 'registration'), sql`${customerLinks.data} @> ${asked}::jsonb`))
}

export async function pruneLinks(db: Database, now: Date): Promise<void> {
  await db.delete(customerLinks).where(lt(customerLinks.until, now))
}
