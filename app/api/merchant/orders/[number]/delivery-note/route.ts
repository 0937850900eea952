import { config } from '@/lib/platform/config'
import { errorsByField, problem } from '@/lib/platform/http'
import { merchantOrders } from '@/lib/shop/door'
import { isOrderNumber, merchantCall } from '@/lib/shop/merchant'
import { privatePdf } from '@/lib/storefront/visitor/order-access'
import { deliveryNoteQuery } from '@/schemas/api/merchant-order-queries'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/**
 * `GET /api/merchant/orders/{number}/delivery-note/`: the delivery note of the next parcel as PDF, with `?lines=1,3` of
 * these lines; with `?parcel=1` of a parcel that was sent.
 */
export const GET = merchantCall<{ number: string }>(async ({ params: { number }, query }) => {
  const asked = deliveryNoteQuery.safeParse(query)
  if (!asked.success)
    return problem({ status: 400, title: 'Bad request', errors: errorsByField(asked.error) })
  const note = isOrderNumber(number)
    ? await merchantOrders.deliveryNote({ number, ...asked.data }, { brand: config().brand })
    : undefined
  if (!note) return problem({ status: 404, title: 'There is no such order' })
  if (!note.ok) return problem({ status: 409, title: 'There is no such delivery note', detail: note.problem })
  return privatePdf(note.name, note.file)
})
