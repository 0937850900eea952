import { createHmac } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { type Database, database } from '@/lib/platform/db'
import { webhookOutbox } from './tables'
import type { Json } from './types'

export type WebhookTarget = { url: string; secret: string; fetch?: typeof fetch; db?: Database }

const batchSize = 10
const requestTimeout = 10_000

type Owed = { id: number; payload: Record<string, Json>; attempts: number }

/** Storyblok signs the raw body with HMAC-SHA1, in hex. */
export const webhookSignature = (body: string, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex')

/**
 * Takes rows that are due and puts their next attempt out of reach for longer than a request may last. So nobody
 * else delivers them meanwhile, no transaction stays open during a request (on the embedded database it would stop
 * everyone), and rows that were taken by a process that died come back by themselves.
 */
const take = async (db: Database): Promise<Owed[]> => {
  const rows = await db.execute<{ id: string; payload: Record<string, Json>; attempts: number }>(sql`
    with due as (
      select id from cms_webhook_outbox
      where delivered_at is null and next_attempt_at <= clock_timestamp()
      order by id limit ${batchSize} for update skip locked
    )
    update cms_webhook_outbox o set attempts = o.attempts + 1, next_attempt_at = clock_timestamp() + interval '30 seconds'
    from due where o.id = due.id
    returning o.id, o.payload, o.attempts`)
  return rows.map(({ id, payload, attempts }) => ({ id: Number(id), payload, attempts }))
}

const post = async (
  { payload }: Owed,
  { url, secret, fetch: send = fetch }: WebhookTarget,
): Promise<boolean> => {
  const body = JSON.stringify(payload)
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'webhook-signature': webhookSignature(body, secret) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** 1 s, 2 s, 4 s … up to an hour. */
const backoffSeconds = (attempts: number) => Math.min(2 ** (attempts - 1), 3600)

const settle = async (db: Database, owed: Owed, delivered: boolean) => {
  const later = sql`clock_timestamp() + make_interval(secs => ${backoffSeconds(owed.attempts)}::int)`
  await db
    .update(webhookOutbox)
    .set(delivered ? { deliveredAt: sql`clock_timestamp()` } : { nextAttemptAt: later })
    .where(eq(webhookOutbox.id, owed.id))
}

const prune = (db: Database) =>
  db.delete(webhookOutbox).where(and(lt(webhookOutbox.deliveredAt, sql`now() - interval '7 days'`)))

/**
 * Delivers the webhooks that are due. Several callers may do so at once: each row goes to one of them. A webhook is
 * delivered at least once; it comes twice only when a process dies between the answer and its note of it.
 */
export async function deliverPendingWebhooks(
  target: WebhookTarget,
): Promise<{ delivered: number; failed: number }> {
  const db = target.db ?? database()
  const result = { delivered: 0, failed: 0 }
  for (let owed = await take(db); owed.length > 0; owed = await take(db)) {
    const outcomes = await Promise.all(
      owed.map(async (row) => {
        const delivered = await post(row, target)
        await settle(db, row, delivered)
        return delivered
      }),
    )
    for (const delivered of outcomes) result[delivered ? 'delivered' : 'failed'] += 1
  }
  await prune(db)
  return result
}
