import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Executor } from '@/lib/platform/db'
import { sandboxPayments } from '../tables'
import { announce } from './events'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

/** A payment that has run out can no longer be paid, even before the worker has noted it. */
const asOfNow = (payment: SandboxPayment, now: Date): SandboxPayment =>
  payment.status === 'open' && !payment.confirmsAt && payment.expiresAt <= now
    ? { ...payment, status: 'cancelled' }
    : payment

/** A payment by its reference. */
export async function findPayment(db: Executor, reference: string): Promise<SandboxPayment | undefined> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference))
  return payment && asOfNow(payment, currentTime())
}

/** Changes the payments that meet a condition, and announces each. One statement decides, so that only one change wins. */
export const changePayments = (
  db: Database,
  condition: SQL | undefined,
  change: PgUpdateSetSource<typeof sandboxPayments>,
): Promise<SandboxPayment[]> =>
  db.transaction(async (tx) => {
    const changed = await tx.update(sandboxPayments).set(change).where(condition).returning()
    for (const payment of changed) await announce(tx, payment)
    return changed
  })

/** What a shopper decides on the page of the sandbox. */
export const sandboxDecisions = ['approve', 'decline', 'later', 'abandon'] as const
export type SandboxDecision = (typeof sandboxDecisions)[number]

/** How long a payment takes that is confirmed late, in seconds. */
const lateSeconds = 8

/**
 * Carries out what the shopper decides, unless the payment was decided or has run out before. Gives the payment as it
 * is then; undefined when there is none. Who abandons it leaves it open, as on the pages of real services.
 */
export async function decidePayment(
  db: Database,
  reference: string,
  decision: SandboxDecision,
): Promise<SandboxPayment | undefined> {
  const isOpen = and(
    eq(sandboxPayments.reference, reference),
    eq(sandboxPayments.status, 'open'),
    isNull(sandboxPayments.confirmsAt),
    gt(sandboxPayments.expiresAt, sql`now()`),
  )
  if (decision === 'approve') await changePayments(db, isOpen, { status: 'paid' })
  if (decision === 'decline') await changePayments(db, isOpen, { status: 'failed' })
  if (decision === 'later') {
    const confirmsAt = sql`now() + make_interval(secs => ${lateSeconds}::int)`
    await db.update(sandboxPayments).set({ confirmsAt }).where(isOpen)
  }
  return findPayment(db, reference)
}

/** Does what is due: payments that are confirmed late are paid, and those that ran out are cancelled. */
export async function settlePayments(db: Database): Promise<void> {
  const { status, confirmsAt, expiresAt } = sandboxPayments
  const isDue = and(eq(status, 'open'), sql`coalesce(${confirmsAt}, ${expiresAt}) <= now()`)
  await changePayments(db, isDue, {
    status: sql`case when ${confirmsAt} is null then 'cancelled' else 'paid' end`,
  })
}

const keptDays = 400

/** Deletes the payments of more than a year ago. */
export async function pruneSandboxPayments(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1_000)
  await db.delete(sandboxPayments).where(lte(sandboxPayments.createdAt, before))
}
