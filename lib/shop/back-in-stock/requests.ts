import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, isWithinSubject, networkLimits, subjectLimits } from '@/lib/platform/limits'
import { enqueueMails } from './message'
import { backInStockRequests as requests } from './tables'
import { type BackInStockAct, readToken } from './tokens'

export type BackInStockRequest = typeof requests.$inferSelect

export type BackInStockQuestion = {
  email: string
  /** The shop locale of the market. */
  locale: string
  /** The reference key of the variant. */
  variant: string
}

const dayMs = 24 * 60 * 60 * 1_000
/** A second request within this time sends no second mail. */
const underWayMs = 10 * 60 * 1_000

/** How long a request waits to be confirmed, and how long a confirmed one waits for the goods. */
export const confirmationDays = 7
export const waitingDays = 180

/** Counts a request of a client; returns whether its networks are still within their limits. */
export const mayAskForStock = (db: Executor, client: Client, now: number): Promise<boolean> =>
  isWithinLimit(db, client, networkLimits.backInStock, { now })

/**
 * Keeps that an address wants one mail when a variant can be ordered again, and asks its owner to confirm it. The answer is
 * the same for every address; beyond the limit of an address nothing is kept.
 */
export async function askForStock(
  db: Database,
  { email: typed, locale, variant }: BackInStockQuestion,
  now: Date,
): Promise<void> {
  const email = typed.toLowerCase()
  const limit = subjectLimits.backInStockMails
  if (!(await isWithinSubject(db, limit, email, { now: now.getTime() }))) return
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(requests)
      .values({ email, locale, variant, askedAt: now })
      .onConflictDoUpdate({
        target: [requests.email, requests.locale, requests.variant],
        set: { askedAt: now },
        setWhere: and(
          isNull(requests.confirmedAt),
          lt(requests.askedAt, new Date(now.getTime() - underWayMs)),
        ),
      })
      .returning({ id: requests.id })
    if (row) await enqueueMails(tx, 'confirm', [row.id])
  })
}

/** Does what the link of a mail stands for; returns what was done, or undefined for a link that is not valid any more. */
export async function followStockLink(
  db: Database,
  token: string,
  now: Date,
): Promise<BackInStockAct | undefined> {
  const read = readToken(token)
  if (!read) return undefined
  if (read.act === 'end') {
    // Ended twice, or after the mail: nothing is left of it, as was wished.
    const row = await findStockRequest(db, read.id)
    if (row) await endStockRequests(db, row.email)
    return 'end'
  }
  const confirmed = await db
    .update(requests)
    .set({ confirmedAt: sql`coalesce(${requests.confirmedAt}, ${now})` })
    .where(eq(requests.id, read.id))
    .returning({ id: requests.id })
  return confirmed.length > 0 ? 'confirm' : undefined
}

export async function findStockRequest(db: Executor, id: number): Promise<BackInStockRequest | undefined> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id))
  return row
}

/** What an address waits for, the oldest first. */
export const stockRequestsOf = (db: Executor, email: string): Promise<BackInStockRequest[]> =>
  db.select().from(requests).where(eq(requests.email, email.toLowerCase())).orderBy(asc(requests.id))

/** Forgets all that an address waits for. */
export async function endStockRequests(db: Executor, email: string): Promise<void> {
  await db.delete(requests).where(eq(requests.email, email.toLowerCase()))
}

/** Forgets a request whose mail was sent. */
export async function forgetStockRequest(db: Executor, id: number): Promise<void> {
  await db.delete(requests).where(eq(requests.id, id))
}

/** Lets a request wait on: what had come was sold before its mail was sent. */
export async function awaitStockAgain(db: Executor, id: number): Promise<void> {
  await db.update(requests).set({ queuedAt: null }).where(eq(requests.id, id))
}

/** Forgets requests that were not confirmed in time, and those whose goods did not come back. */
export async function pruneStockRequests(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await db
    .delete(requests)
    .where(
      or(
        lt(requests.askedAt, before(waitingDays)),
        and(isNull(requests.confirmedAt), lt(requests.askedAt, before(confirmationDays))),
      ),
    )
}
