import { z } from 'zod'
import { currentTime } from '@/lib/platform/clock'
import { clientOf } from '@/lib/platform/http'
import { pendingPath } from '@/lib/platform/markets'
import { checkouts } from '@/lib/shop/door'
import { formCall } from '@/lib/storefront/visitor/calls'
import {
  checkoutContext,
  faultyPath,
  leadOn,
  lostPath,
  refuse,
  reopen,
  stepPath,
  toldBack,
} from '@/lib/storefront/visitor/checkout'
import { paymentChoice } from '@/schemas/api/checkout'

/** The order that the form's checkout has become, while it waits for its payment. */
const awaitedBy = async (basket: string | undefined, checkout: unknown) => {
  const id = z.uuid().safeParse(checkout)
  return basket !== undefined && id.success ? checkouts.awaitedBy(id.data, basket) : undefined
}

/** `POST /api/checkout/payment/?locale`: chooses the means of payment. */
export const POST = formCall(async ({ request, market, fields, visitor, headers }) => {
  const paymentChosenAt = currentTime()
  const { isBack, lost } = await reopen(visitor, fields.checkout)
  const { basket, customer } = visitor
  const placed = await awaitedBy(basket, fields.checkout)
  const choice = paymentChoice.safeParse(fields)
  // Back from its order: the choice is for that one, and is confirmed where it is paid.
  if (placed) return leadOn(request, pendingPath(market, placed.number, choice.data?.method), headers)
  const asking = { customerId: customer?.id, client: clientOf(request) }
  const context = { ...(await checkoutContext(market)), ...asking }
  const checkout = await checkouts.load(context, basket)
  if (!checkout) return refuse(request, lostPath(market, lost), { status: 409, title: 'No checkout' })
  const { method } = choice.success ? choice.data : {}
  const isOffered = checkout.methods.some(({ code, isOffered }) => code === method && isOffered)
  if (!method || !isOffered) {
    const errors = { method: fields.method ? 'notOffered' : 'required' }
    await checkouts.save(basket, { draft: { step: 'payment', values: fields, errors } })
    const location = toldBack(faultyPath(market, 'payment'), isBack)
    return refuse(request, location, { status: 422, title: 'Not accepted', errors }, headers)
  }
  await checkouts.save(basket, { paymentMethod: method, paymentChosenAt })
  return leadOn(request, toldBack(stepPath(market, 'review'), isBack), headers)
})
