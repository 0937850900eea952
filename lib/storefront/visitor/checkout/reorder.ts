import 'server-only'
import { clientOf } from '@/lib/platform/http'
import type { Market } from '@/lib/platform/markets'
import { baskets } from '@/lib/shop/door'
import type { Order } from '@/lib/shop/orders'
import { pricingContext, type Visitor } from '@/lib/storefront/visitor/session'
import { mostOfOne } from '@/schemas/api/basket-entries'

type Given = { request: Request; market: Market; visitor: Visitor; order: Pick<Order, 'lines'> }

/** Puts what an order had into the basket of the visitor, as far as there is any, and tells how much of it that is. */
export async function reorder({ request, market, visitor, order }: Given): Promise<'all' | 'some' | 'none'> {
  const shop = { ...(await pricingContext(market)), client: clientOf(request) }
  const wanted = order.lines.filter(({ isGift }) => !isGift)
  let [added, whole] = [0, 0]
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
    added += 1
    if (result.added.every((line) => line.quantity >= line.wanted)) whole += 1
  }
  await visitor.save()
  if (added === 0) return 'none'
  return whole === wanted.length ? 'all' : 'some'
}
