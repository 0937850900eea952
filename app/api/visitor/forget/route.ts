import { orderStatusPath } from '@/lib/platform/markets'
import { formCall } from '@/lib/storefront/calls'
import { leadOn } from '@/lib/storefront/checkout-session'
import { forgetVisitor } from '@/lib/storefront/session'

/**
 * `POST /api/visitor/forget/?locale`: forgets this browser. It leads to where an order that was placed in another one is
 * asked for, whose origin is taken back there.
 */
export const POST = formCall(async ({ request, market, visitor }) => {
  const answer = leadOn(request, orderStatusPath(market, { state: 'deviceForgotten' }))
  await forgetVisitor(request, visitor, answer.headers)
  return answer
})
