import 'server-only'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import type { PageVisitor } from '@/lib/storefront/visitor/session'
import { orderNumber } from '@/schemas/api/orders'
import { followedOrder } from './order-access'

/**
 * The answer to a visitor who may not change an order: who has shown its number and mail address is told that a link is
 * needed, and any other is asked for them.
 */
export async function leadToProof(
  request: Request,
  { visitor, market, asked }: { visitor: PageVisitor; market: Market; asked: unknown },
): Promise<Response> {
  const order = orderNumber.safeParse(asked).data
  if (order === undefined) return leadOn(request, orderStatusPath(market))
  const isFollowed = (await followedOrder(visitor, market, order)) !== undefined
  return leadOn(request, orderStatusPath(market, { order, ...(isFollowed && { state: 'unproved' }) }))
}
