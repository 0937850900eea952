import { bodyRefusal, changeTimeoutMs, orUnavailable, problem, readText } from '@/lib/platform/http'
import { paymentProvider } from '@/lib/platform/payments'
import { orderPayments } from '@/lib/shop/door'

/** `POST /api/payments/events/`: the signed messages of the payment service. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const read = await readText(request)
  if (!read.ok) return bodyRefusal(read.status)
  const provider = await paymentProvider()
  const event = await provider.readEvent(request.headers, read.body)
  if (!event) return problem({ status: 401, title: 'Not signed by the payment service' })
  await orderPayments.receive(event)
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
}, changeTimeoutMs)
