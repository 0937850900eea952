import { currentTime } from '@/lib/platform/clock'
import { bodyRefusal, errorsByField, problem, readJsonValue } from '@/lib/platform/http'
import { merchantOrders } from '@/lib/shop/door'
import { changedOrder, merchantCall } from '@/lib/shop/merchant'
import { merchantReturn } from '@/schemas/api/merchant-return'

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as PATCH,
  notAllowed as PUT,
} from '@/lib/platform/http'

/**
 * `POST /api/merchant/orders/{number}/return-arrived/`: records that a return has come, for a system of the merchant that knows
 * the token. Answers with the order; the same again changes nothing.
 */
export const POST = merchantCall<{ number: string }>(async ({ request, params: { number } }) => {
  const read = await readJsonValue(request)
  if (!read.ok) return bodyRefusal(read.status)
  const body = merchantReturn.safeParse(read.value)
  if (!body.success) return problem({ status: 400, title: 'Bad request', errors: errorsByField(body.error) })
  const given = { wanted: body.data.return, now: currentTime() }
  return changedOrder(number, {
    find: merchantOrders.find,
    change: () => merchantOrders.returnArrived(number, given),
  })
})
