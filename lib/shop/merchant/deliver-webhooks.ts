import { eq } from 'drizzle-orm'
import { currentMs, currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { logError } from '@/lib/platform/log'
import { type Delivery, deliverDue } from '@/lib/platform/outbox'
import { timedSignature } from '@/lib/platform/security'
import { orderEvents, orders } from '@/lib/shop/orders'
import type { MerchantEvent } from '@/schemas/api/merchant-order'
import { merchantWebhookKind, type WebhookPayload } from './webhook-kind'

export type WebhookTarget = { url: string; secret: string }

const requestTimeout = 10_000

/** For how long a webhook is tried again. */
const patienceMs = 3 * 24 * 60 * 60 * 1_000

const longestPause = 3_600

/** A delivery that failed, and is not tried again. */
class GivenUp extends Error {}

async function eventOf(db: Database, { event }: WebhookPayload): Promise<MerchantEvent | undefined> {
  const [row] = await db
    .select({ order: orders.number, isTest: orders.isTest, event: orderEvents })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(eq(orderEvents.id, event))
  if (!row) return undefined
  const { id, at, type, from, to, cause, details } = row.event
  return { id, order: row.order, isTest: row.isTest, at: at.toISOString(), type, from, to, cause, details }
}

async function post(event: MerchantEvent, { url, secret }: WebhookTarget): Promise<void> {
  const body = JSON.stringify(event)
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'shop-signature': timedSignature(body, secret, currentTime()),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered with ${response.status}`)
}

async function deliver(db: Database, target: WebhookTarget, delivery: Delivery): Promise<void> {
  const payload = delivery.payload as WebhookPayload
  const event = await eventOf(db, payload)
  // The order was deleted since.
  if (!event) return
  try {
    await post(event, target)
  } catch (error) {
    const isLast = currentMs() - Date.parse(payload.since) >= patienceMs
    throw isLast ? new GivenUp(`Event ${event.id} of order ${event.order}`, { cause: error }) : error
  }
}

/** Failures are logged when they begin and when they are given up, not with every attempt in between. */
function logFailure({ attempts }: Delivery, error: unknown, isLast: boolean): void {
  if (isLast) logError('The webhook of an event is given up after three days', error)
  else if (attempts === 1) logError('The webhook of an event will be tried again', error)
}

/** Delivers the webhooks that are due, those of one order one after another. */
export const deliverMerchantWebhooks = (
  db: Database,
  target: WebhookTarget,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> =>
  deliverDue(
    db,
    {
      kinds: [merchantWebhookKind],
      sequence: 'order',
      deliver: (delivery) => deliver(db, target, delivery),
      takenSeconds: 30,
      // 1 s, 2 s, 4 s … up to an hour
      pauseSeconds: (attempts) => Math.min(2 ** (attempts - 1), longestPause),
      isFinal: (error) => error instanceof GivenUp,
      onFailure: logFailure,
    },
    ending,
  )
