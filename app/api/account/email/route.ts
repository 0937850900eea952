import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { accountPath } from '@/lib/platform/markets'
import { mayChangeEmail, requestEmailChange } from '@/lib/shop/customers'
import { customerCall, refuseAccountForm, refuseWrongPassword } from '@/lib/storefront/account-calls'
import { leadOn } from '@/lib/storefront/checkout-session'
import { withAsked } from '@/lib/storefront/session'
import { emailChangeForm } from '@/schemas/api/account'

/**
 * `POST /api/account/email/?locale`: asks for another mail address, which is confirmed by a link that is sent to it. The
 * answer is the same for an address that belongs to another account.
 */
export const POST = customerCall(async (call) => {
  const { request, market, fields, customer, visitor, headers } = call
  const refused = {
    form: 'email',
    page: (draft: string) => accountPath(market, 'personalData', { draft }),
  } as const
  const read = emailChangeForm.safeParse(fields)
  if (!read.success) return refuseAccountForm(call, { ...refused, errors: read.error })
  const wrong = await refuseWrongPassword(call, read.data.password, refused)
  if (wrong) return wrong
  const now = currentTime()
  if (!(await mayChangeEmail(database(), customer.id, now.getTime())))
    return refuseAccountForm(call, { ...refused, errors: { form: 'attempts' } })
  const link = await requestEmailChange(database(), { customer, email: read.data.email, now })
  visitor.asked = withAsked(visitor.asked, link)
  await visitor.save()
  return leadOn(request, accountPath(market, 'personalData', { state: 'asked' }), headers)
})
