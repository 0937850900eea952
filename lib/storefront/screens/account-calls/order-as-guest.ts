import 'server-only'
import { checkouts } from '@/lib/shop/door'
import type { FormCall } from '@/lib/storefront/visitor/calls'
import {
  faultyPath,
  leadOn,
  lostPath,
  refuse,
  reopen,
  stepPath,
  toldBack,
} from '@/lib/storefront/visitor/checkout'
import { type GuestForm, guestForm } from '@/schemas/api/checkout'
import { subscribeFrom } from './subscribe-from'

/** The keys of the errors, by field. */
function faultsOf(
  fields: Readonly<Record<string, string>>,
): { guest: GuestForm } | { errors: Record<string, string> } {
  const read = guestForm.safeParse(fields)
  if (read.success) return { guest: read.data }
  const errors: Record<string, string> = {}
  for (const { path, code, message } of read.error.issues) {
    const name = String(path[0])
    if (name === 'newsletter') errors[name] ??= message
    errors[name] ??= !fields[name]?.trim() ? 'required' : code === 'too_big' ? 'tooLong' : 'invalid'
  }
  return { errors }
}

/** Who orders without an account: kept in the checkout of the basket. */
export async function orderAsGuest({
  request,
  market,
  fields,
  visitor,
  headers,
}: FormCall): Promise<Response> {
  const { isBack, lost } = await reopen(visitor, fields.checkout)
  const read = faultsOf(fields)
  if ('errors' in read) {
    await checkouts.save(visitor.basket, {
      draft: { step: 'login', values: { ...fields }, errors: read.errors },
    })
    const location = toldBack(faultyPath(market, 'login'), isBack)
    return refuse(request, location, { status: 422, title: 'Not accepted', errors: read.errors }, headers)
  }
  const { guest } = read
  const isKept = await checkouts.save(visitor.basket, { guest })
  if (isKept && guest.newsletter) await subscribeFrom(request, market, 'checkout', guest)
  if (isKept) return leadOn(request, toldBack(stepPath(market, 'address'), isBack), headers)
  return refuse(request, lostPath(market, lost), { status: 409, title: 'No checkout' })
}
