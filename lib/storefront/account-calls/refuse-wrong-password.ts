import 'server-only'
import { database } from '@/lib/platform/db'
import { clientOf } from '@/lib/platform/http'
import { isPasswordOf, mayAttempt } from '@/lib/shop/customers'
import type { CustomerCall } from './account-call'
import { type Refused, refuseAccountForm } from './refuse-account-form'

/**
 * Refuses a change for which the password was asked for once more and is wrong; undefined when it is right. Somebody at
 * an open browser could try many.
 */
export async function refuseWrongPassword(
  call: CustomerCall,
  password: string,
  refused: Omit<Refused, 'errors'>,
): Promise<Response | undefined> {
  const { request, customer } = call
  const subject = { account: String(customer.id) }
  if (!(await mayAttempt(database(), clientOf(request), 'password', subject, Date.now())))
    return refuseAccountForm(call, { ...refused, errors: { form: 'attempts' } })
  if (await isPasswordOf(database(), customer, password)) return undefined
  return refuseAccountForm(call, { ...refused, errors: { password: 'wrongPassword' } })
}
