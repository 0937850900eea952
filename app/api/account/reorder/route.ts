import { accountOrderPath, accountPath, screenPath } from '@/lib/platform/markets'
import { customerCall } from '@/lib/storefront/screens/account-calls'
import { leadOn, reorder } from '@/lib/storefront/visitor/checkout'
import { visibleOrder } from '@/lib/storefront/visitor/order-access'
import { reorderForm } from '@/schemas/api/account'

/** `POST /api/account/reorder/?locale`: puts what an order of the customer had into the basket, as far as there is any. */
export const POST = customerCall(async ({ request, market, fields, visitor, headers }) => {
  const read = reorderForm.safeParse(fields)
  const order = read.success ? await visibleOrder(visitor, market, read.data.order) : undefined
  if (!order) return leadOn(request, accountPath(market, 'orders'))
  const added = await reorder({ request, market, visitor, order })
  if (added === 'all') return leadOn(request, screenPath(market, 'basket'), headers)
  const state = added === 'some' ? 'reorderPartly' : 'reorderNone'
  return leadOn(request, accountOrderPath(market, order.number, { state }), headers)
})
