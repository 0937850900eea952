import { clientOf } from '@/lib/platform/http'
import { accountOrderPath, accountPath, screenPath } from '@/lib/platform/markets'
import { baskets } from '@/lib/shop/door'
import { customerCall } from '@/lib/storefront/screens/account-calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { visibleOrder } from '@/lib/storefront/visitor/order-access'
import { pricingContext } from '@/lib/storefront/visitor/session'
import { reorderForm } from '@/schemas/api/account'
import { mostOfOne } from '@/schemas/api/basket-entries'

/** `POST /api/account/reorder/?locale`: puts what an order of the customer had into the basket, as far as there is any. */
export const POST = customerCall(async ({ request, market, fields, visitor, headers }) => {
  const read = reorderForm.safeParse(fields)
  const order = read.success ? await visibleOrder(visitor, market, read.data.order) : undefined
  if (!order) return leadOn(request, accountPath(market, 'orders'))
  const shop = { ...(await pricingContext(market)), client: clientOf(request) }
  const wanted = order.lines.filter(({ isGift }) => !isGift)
  let added = 0
  // One by one: what is not sold any more must not keep the others out.
  for (const { variant, quantity, inscription } of wanted) {
    const entry = {
      variant,
      quantity: Math.min(quantity, mostOfOne),
      customData: {},
      ...(inscription !== null && { inscription }),
    }
    const result = await baskets.add(shop, visitor.basket, [entry])
    if (!result.ok) continue
    visitor.basket = result.id
    if (result.added.every((line) => line.quantity >= line.wanted)) added += 1
    else added += 0.5
  }
  await visitor.save()
  if (added === wanted.length && added > 0) return leadOn(request, screenPath(market, 'basket'), headers)
  const state = added > 0 ? 'reorderPartly' : 'reorderNone'
  return leadOn(request, accountOrderPath(market, order.number, { state }), headers)
})
