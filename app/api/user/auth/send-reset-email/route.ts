import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientOf } from '@/lib/platform/http'
import { loginPath } from '@/lib/platform/markets'
import { mayAskForMail, mayGetMail, requestReset } from '@/lib/shop/customers'
import { accountCall, refuseAccountForm } from '@/lib/storefront/account-calls'
import { leadOn } from '@/lib/storefront/checkout-session'
import { resetForm } from '@/schemas/api/account'

/**
 * `POST /api/user/auth/send-reset-email/?locale`: sends a link that sets a new password. The answer is the same for every
 * address.
 */
export const POST = accountCall(async (call) => {
  const { request, market, fields, visitor } = call
  const page = (draft: string) => loginPath(market, { view: 'reset', draft })
  const read = resetForm.safeParse(fields)
  if (!read.success) return refuseAccountForm(call, { form: 'reset', errors: read.error, page })
  const { email } = read.data
  const asking = { client: clientOf(request), email, browser: visitor.browser, now: currentMs() }
  if (!(await mayAskForMail(database(), 'reset', asking)))
    return refuseAccountForm(call, { form: 'reset', page, errors: { form: 'attempts' } })
  if (!(await mayGetMail(database(), 'reset', asking)))
    return refuseAccountForm(call, { form: 'reset', page, errors: { form: 'mailsSent' } })
  await requestReset(database(), { brand: config().brand, email, locale: market.shopLocale })
  return leadOn(request, loginPath(market, { view: 'sent' }))
})
