import 'server-only'
import { loginPath } from '@/lib/platform/markets'
import type { Customer } from '@/lib/shop/customers'
import { type FormCall, formCall } from '@/lib/storefront/visitor/calls'
import { refuse } from '@/lib/storefront/visitor/checkout'

/** `login` is the token of the customer's login in this browser. */
export type CustomerCall = FormCall & { customer: Customer; login: string }

/** A form call that a customer alone can make; all others are led to the login. */
export const customerCall = (answer: (call: CustomerCall) => Promise<Response>) =>
  formCall(async (call) => {
    const { request, market, visitor } = call
    const { customer, login } = visitor
    if (customer && login !== undefined) return answer({ ...call, customer, login })
    return refuse(request, loginPath(market, { reason: 'needed' }), { status: 401, title: 'Not logged in' })
  })
