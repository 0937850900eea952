import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import type { Database, Transaction } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { type Delivery, deliverDue, enqueue } from '@/lib/platform/outbox'
import { keyedHash, timedSignature } from '@/lib/platform/security'
import type { PaymentEvent } from '../provider'
import { sandboxPayments } from '../tables'
import { isSignedEvent } from './event-signature'

/** The kind of the sandbox's events in the outbox. */
const eventKind = 'sandboxPayment'
const signatureHeader = 'sandbox-signature'

/** Where the shop receives the events of its payment service. */
const eventsPath = '/api/payments/events/'

const signingSecret = () => keyedHash('sandbox payments', 'events')

const event = z.object({ id: z.string(), reference: z.string(), paymentId: z.uuid() })

type SandboxRow = typeof sandboxPayments.$inferSelect

/** A new event of a payment, which happened now. */
export const newEvent = () => ({ id: `evt_${randomUUID()}`, occurredAt: currentTime().toISOString() })

/**
 * Announces that a payment has changed. As real services do it at their worst, each event comes twice, late, and an
 * older one after a newer one.
 */
export async function announce(
  tx: Transaction,
  { reference, paymentId, lastEvent }: Pick<SandboxRow, 'reference' | 'paymentId' | 'lastEvent'>,
): Promise<void> {
  const current = newEvent()
  await tx.update(sandboxPayments).set({ lastEvent: current }).where(eq(sandboxPayments.reference, reference))
  for (const [pauseSeconds, sent] of [current, lastEvent, current, lastEvent].entries())
    await enqueue(tx, eventKind, [{ ...sent, reference, paymentId }], 2 * pauseSeconds)
}

const requestTimeout = 10_000
const mostPauseSeconds = 3_600
/** About three days, as Stripe's. */
const mostAttempts = 84

async function post({ payload }: Delivery, url: string): Promise<void> {
  const body = JSON.stringify(payload)
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: timedSignature(body, signingSecret(), currentTime()),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The event of a sandbox payment was answered with ${response.status}`)
}

/** Sends the events that are due to this shop itself, and to no other address. */
export const deliverEvents = (
  db: Database,
  origin: string,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> =>
  deliverDue(
    db,
    {
      kinds: [eventKind],
      deliver: (delivery) => post(delivery, `${origin}${eventsPath}`),
      takenSeconds: 30,
      // 1 s, 2 s, 4 s … up to an hour
      pauseSeconds: (attempts) => Math.min(2 ** (attempts - 1), mostPauseSeconds),
      mostAttempts,
      onFailure: (_, error, isLast) => {
        if (isLast) logError('sandbox payments', error)
      },
    },
    ending,
  )

export function readSandboxEvent(headers: Headers, body: string): PaymentEvent | undefined {
  if (!isSignedEvent(headers.get(signatureHeader), body, signingSecret(), currentTime())) return undefined
  return event.parse(JSON.parse(body))
}
