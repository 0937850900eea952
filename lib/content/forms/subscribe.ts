import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { isWithinSubject, subjectLimits } from '@/lib/platform/limits'
import { keyedHash, sameSecret, tokenHash } from '@/lib/platform/security'
import { enqueueMessage, enqueueUnsubscription } from './enqueue-message'
import { newsletterSubscriptions as subscriptions } from './tables'

export type SubscriptionRequest = {
  email: string
  locale: string
  source: string
  salutation?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
}

const dayMs = 24 * 60 * 60 * 1_000
/** A second request within this time sends no second mail. */
const underWayMs = 10 * 60 * 1_000

/** How long a subscription waits to be confirmed after it was requested last, as the privacy policy says. */
export const confirmationDays = 7

/**
 * The token of the links that confirm a subscription: the same in each mail about it, or whoever asks once more would end
 * the link that its owner has opened. It is derived again for each mail, and only its hash is stored.
 */
export const confirmToken = ({ id }: { id: number }): string =>
  `${id}.${keyedHash('form confirm', String(id))}`

/**
 * Forgets of a subscription that waits each name that another request for it does not give as well: nobody knows yet which
 * of them is the owner's, and a stranger must not choose the words that greet somebody.
 */
async function forgetOtherNames(db: Database, email: string, request: SubscriptionRequest): Promise<void> {
  const agreed = (column: 'salutation' | 'firstName' | 'lastName') =>
    sql`case when ${subscriptions[column]} = ${request[column] ?? null}::text then ${subscriptions[column]} end`
  await db
    .update(subscriptions)
    .set({
      salutation: agreed('salutation'),
      firstName: agreed('firstName'),
      lastName: agreed('lastName'),
    })
    .where(
      and(
        eq(subscriptions.email, email),
        eq(subscriptions.locale, request.locale),
        isNull(subscriptions.confirmedAt),
      ),
    )
}

/**
 * Requests a subscription, which the owner of the address then confirms. The answer is the same for known and unknown
 * addresses; a confirmed subscription stays unchanged.
 */
export async function subscribe(db: Database, request: SubscriptionRequest, now: number): Promise<void> {
  const email = request.email.toLowerCase()
  await forgetOtherNames(db, email, request)
  if (!(await isWithinSubject(db, subjectLimits.newsletterMails, email, { now }))) return
  await db.transaction(async (tx) => {
    const requestedAt = new Date(now)
    const asked = { source: request.source, requestedAt }
    const { salutation, firstName, lastName } = request
    const [row] = await tx
      .insert(subscriptions)
      .values({ email, locale: request.locale, salutation, firstName, lastName, ...asked })
      .onConflictDoUpdate({
        target: [subscriptions.email, subscriptions.locale],
        set: asked,
        setWhere: and(
          isNull(subscriptions.confirmedAt),
          lt(subscriptions.requestedAt, new Date(now - underWayMs)),
        ),
      })
      .returning({ id: subscriptions.id })
    if (!row) return
    const token = confirmToken(row)
    await tx
      .update(subscriptions)
      .set({ tokenHash: tokenHash(token) })
      .where(eq(subscriptions.id, row.id))
    await enqueueMessage(tx, 'confirm', row.id)
  })
}

const longestToken = 200
const idIn = (token: string): number | undefined => {
  const [, id] = /^(\d{1,15})\./.exec(token.slice(0, longestToken)) ?? []
  return id === undefined ? undefined : Number(id)
}

/**
 * Confirms the subscription of a link's token, and enqueues it once for the newsletter service. False for an unknown
 * token.
 */
export async function confirmSubscription(db: Database, token: string): Promise<boolean> {
  const id = idIn(token)
  if (id === undefined) return false
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        id: subscriptions.id,
        hash: subscriptions.tokenHash,
        confirmedAt: subscriptions.confirmedAt,
      })
      .from(subscriptions)
      .where(eq(subscriptions.id, id))
      .for('update')
    if (!row) return false
    // The kept hash is that of mails which were sent by another release or with another secret.
    if (!sameSecret(token, confirmToken(row)) && !sameSecret(tokenHash(token), row.hash ?? '')) return false
    if (row.confirmedAt) return true
    await tx.update(subscriptions).set({ confirmedAt: sql`now()` }).where(eq(subscriptions.id, row.id))
    await enqueueMessage(tx, 'subscribe', row.id)
    return true
  })
}

/** Deletes subscriptions that were not confirmed in time. */
export async function pruneSubscriptions(db: Database, now: Date): Promise<void> {
  await db
    .delete(subscriptions)
    .where(
      and(
        isNull(subscriptions.confirmedAt),
        lt(subscriptions.requestedAt, new Date(now.getTime() - confirmationDays * dayMs)),
      ),
    )
}

export type Subscription = {
  locale: string
  requestedAt: Date
  confirmedAt: Date | null
}

/** The subscriptions of an address, confirmed or not. */
export const subscriptionsOf = (db: Database, email: string): Promise<Subscription[]> =>
  db
    .select({
      locale: subscriptions.locale,
      requestedAt: subscriptions.requestedAt,
      confirmedAt: subscriptions.confirmedAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.email, email.toLowerCase()))
    .orderBy(subscriptions.requestedAt)

/** Ends the subscriptions of an address in some markets, and tells the newsletter service of those it knows. */
export async function unsubscribe(db: Database, email: string, locales: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(subscriptions)
      .where(and(eq(subscriptions.email, email.toLowerCase()), inArray(subscriptions.locale, [...locales])))
      .returning({ locale: subscriptions.locale, confirmedAt: subscriptions.confirmedAt })
    for (const { locale, confirmedAt } of gone)
      if (confirmedAt) await enqueueUnsubscription(tx, email.toLowerCase(), locale)
  })
}
