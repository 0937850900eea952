import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf } from '@/lib/platform/http'
import { beginEvenAnswer } from '@/lib/platform/limits'
import { marketOfPast, orderStatusPath } from '@/lib/platform/markets'
import { orders } from '@/lib/shop/door'
import { orderFormCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { faultKeys, refuseDraft } from '@/lib/storefront/visitor/drafts'
import { knowsOrder, withOpened } from '@/lib/storefront/visitor/order-access'
import { orderClaim } from '@/schemas/api/orders'

/** `POST /api/orders/access/?locale`: opens an order in this browser for who knows its number and its mail address. */
export const POST = orderFormCall(async ({ request, market, fields, visitor, headers }) => {
  const { brand } = config()
  const { number = '', email = '' } = fields
  const refuse = (errors: Record<string, string>, seconds?: number) =>
    refuseDraft(request, {
      ...{ form: 'access', values: { number, email }, errors, seconds },
      page: (draft) => orderStatusPath(market, { draft }),
    })
  const claim = orderClaim.safeParse(fields)
  if (!claim.success) return refuse(faultKeys(claim.error, { number, email }))
  const now = currentTime()
  const isEven = beginEvenAnswer()
  const tried = await orders.tryClaim({
    ...{ brand, client: clientOf(request), number: claim.data.number, now: now.getTime() },
    isKnown: knowsOrder(visitor, claim.data.number),
  })
  // In a network with too many another answer would tell which numbers there are.
  const tooMany = async (seconds?: number) => {
    if (tried.isBeyond) await isEven()
    return refuse({ order: 'attempts' }, seconds)
  }
  if (!tried.ok && tried.wait === undefined) return tooMany(tried.seconds)
  if (!tried.ok) return refuse({ order: `wait${tried.wait}` }, tried.seconds)
  const order = await orders.ofGuest(brand, claim.data)
  const home = order && marketOfPast(brand, order.locale)
  if (!home) return tried.isBeyond ? tooMany(tried.seconds) : refuse({ order: 'unknownOrder' })
  await tried.wasRight()
  visitor.opened = withOpened(visitor.opened, { number: order.number, by: 'number' }, now)
  await visitor.save()
  return leadOn(request, orderStatusPath(home, { order: order.number }), headers)
})
