import { database } from '@/lib/platform/db'
import { changeTimeoutMs, orUnavailable, problem, readLimited, usualBody } from '@/lib/platform/http'
import { paymentProvider } from '@/lib/platform/payments'
import { receiveEvent } from '@/lib/shop/orders'

/** `POST /api/payments/events/`: the signed messages of the payment service. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const body = await readLimited(request, usualBody)
  if (body === undefined) return problem({ status: 413, title: 'Too large' })
  const provider = await paymentProvider()
  const event = provider.readEvent(request.headers, body)
  if (!event) return problem({ status: 401, title: 'Not signed by the payment service' })
  await receiveEvent(database(), provider, event)
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
}, changeTimeoutMs)
