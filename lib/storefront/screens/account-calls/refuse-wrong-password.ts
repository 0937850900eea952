import 'server-only'
import { currentMs } from '@/lib/platform/clock'
import { clientOf } from '@/lib/platform/http'
import { logins } from '@/lib/shop/door'
import type { FormCall } from '@/lib/storefront/visitor/calls'
import type { CustomerCall } from './customer-call'
import { type Refused, refuseAccountForm, waitOf } from './refuse-account-form'

type Proof = {
  /** Names the login or the link that asks, which has attempts of its own. */
  of: string
  isRight: () => Promise<boolean>
}

/**
 * Refuses a password that is wrong; undefined when it is right. Somebody who has found a login or the link of a mail could
 * try many.
 */
export async function refuseUnproved(
  call: Pick<FormCall, 'request' | 'fields'>,
  { of, isRight }: Proof,
  refused: Omit<Refused, 'errors'>,
): Promise<Response | undefined> {
  const tried = await logins.tryPassword(clientOf(call.request), of, currentMs())
  if (!tried.ok) return refuseAccountForm(call, { ...refused, ...waitOf(tried) })
  if (!(await isRight()))
    return refuseAccountForm(call, { ...refused, errors: { password: 'wrongPassword' } })
  await tried.wasRight()
  return undefined
}

/** The same of a change for which the password of a customer who is logged in was asked for once more. */
export const refuseWrongPassword = (
  call: CustomerCall,
  password: string,
  refused: Omit<Refused, 'errors'>,
): Promise<Response | undefined> =>
  refuseUnproved(
    call,
    {
      of: `login ${call.customer.id} ${call.visitor.browser ?? ''}`,
      isRight: () => logins.isPassword(call.customer, password),
    },
    refused,
  )
