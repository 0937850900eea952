import { currentTime } from '@/lib/platform/clock'
import { bodyRefusal, errorsByField, problem, readJsonValue } from '@/lib/platform/http'
import { merchantOrders } from '@/lib/shop/door'
import { merchantCall, orderAnswer } from '@/lib/shop/merchant'
import { merchantReturn } from '@/schemas/api/merchant-return'

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as PATCH,
  notAllowed as PUT,
} from '@/lib/platform/http'

const unknown = () => problem({ status: 404, title: 'There is no such order' })

/**
 * `POST /api/merchant/orders/{number}/return-arrived/`: records that a return has come, for a system of the merchant that knows
 * the token. Answers with the order; the same again changes nothing.
 */
export const POST = merchantCall<{ number: string }>(async ({ request, params: { number } }) => {
  const read = await readJsonValue(request)
  if (!read.ok) return bodyRefusal(read.status)
  const body = merchantReturn.safeParse(read.value)
  if (!body.success) return problem({ status: 400, title: 'Bad request', errors: errorsByField(body.error) })
  if (!(await merchantOrders.find(number))) return unknown()
  const done = await merchantOrders.returnArrived(number, { wanted: body.data.return, now: currentTime() })
  if (!done.ok && !done.isSo) return problem({ status: 409, title: done.problem })
  const order = await merchantOrders.find(number)
  return order ? orderAnswer(order) : unknown()
})
