import { orderStatusPath } from '@/lib/platform/markets'
import { formCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { forgetVisitor } from '@/lib/storefront/visitor/session'

/**
 * `POST /api/visitor/forget/?locale`: forgets this browser. It leads to where an order that was placed in another one is
 * asked for, whose origin is taken back there.
 */
export const POST = formCall(async ({ request, market, visitor }) => {
  const answer = leadOn(request, orderStatusPath(market, { state: 'deviceForgotten' }))
  await forgetVisitor(request, visitor, answer.headers)
  return answer
})
