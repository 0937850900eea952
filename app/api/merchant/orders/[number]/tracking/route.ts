import { carrierProblem } from '@/lib/platform/carriers'
import { currentTime } from '@/lib/platform/clock'
import { bodyRefusal, errorsByField, problem, readJsonValue } from '@/lib/platform/http'
import { merchantOrders } from '@/lib/shop/door'
import { changedOrder, merchantCall } from '@/lib/shop/merchant'
import { merchantTracking } from '@/schemas/api/merchant-tracking'

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as PATCH,
  notAllowed as PUT,
} from '@/lib/platform/http'

const badRequest = (errors: Record<string, string>) => problem({ status: 400, title: 'Bad request', errors })

/**
 * `POST /api/merchant/orders/{number}/tracking/`: corrects the tracking number or the carrier of a parcel, for a system of
 * the merchant that knows the token. Answers with the order; the same correction again changes nothing.
 */
export const POST = merchantCall<{ number: string }>(async ({ request, params: { number } }) => {
  const read = await readJsonValue(request)
  if (!read.ok) return bodyRefusal(read.status)
  const body = merchantTracking.safeParse(read.value)
  if (!body.success) return badRequest(errorsByField(body.error))
  const { parcel, trackingNumber, carrierKey, otherCarrier } = body.data
  const unknown = carrierKey === undefined ? undefined : carrierProblem(carrierKey)
  if (unknown !== undefined) return badRequest({ carrierKey: `${unknown} Others: otherCarrier.` })
  const correction = { carrier: carrierKey ?? otherCarrier, tracking: trackingNumber }
  const given = { parcel, correction, now: currentTime() }
  return changedOrder(number, {
    find: merchantOrders.find,
    change: () => merchantOrders.correctTracking(number, given),
  })
})
