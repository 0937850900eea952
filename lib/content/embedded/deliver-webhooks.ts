import { createHmac } from 'node:crypto'
import type { Database } from '@/lib/platform/db'
import { type Delivery, deliverDue } from '@/lib/platform/outbox'
import { webhookKind } from './enqueue-webhooks'

type WebhookTarget = { url: string; secret: string; fetch?: typeof fetch; db: Database }

const requestTimeout = 10_000

/** Storyblok signs the raw body with HMAC-SHA1, in hex. */
const webhookSignature = (body: string, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex')

async function post(
  payload: Delivery['payload'],
  { url, secret, fetch: send = fetch }: WebhookTarget,
): Promise<void> {
  const body = JSON.stringify(payload)
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-signature': webhookSignature(body, secret) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered with ${response.status}`)
}

/** Delivers the webhooks that are due. A failed one is retried until it succeeds. */
export const deliverPendingWebhooks = (
  target: WebhookTarget,
  ending?: AbortSignal,
): Promise<{ delivered: number; failed: number }> =>
  deliverDue(
    target.db,
    {
      kinds: [webhookKind],
      deliver: ({ payload }) => post(payload, target),
      takenSeconds: 30,
      // 1 s, 2 s, 4 s … up to an hour
      pauseSeconds: (attempts) => Math.min(2 ** (attempts - 1), 3_600),
    },
    ending,
  )
