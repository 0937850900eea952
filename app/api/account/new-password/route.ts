import { database } from '@/lib/platform/db'
import { clientOf } from '@/lib/platform/http'
import { accountPath } from '@/lib/platform/markets'
import { findLink, mayAttempt, resetPassword } from '@/lib/shop/customers'
import { accountCall, refuseAccountForm, refusePassword } from '@/lib/storefront/account-calls'
import { leadOn } from '@/lib/storefront/checkout-session'
import { logInVisitor } from '@/lib/storefront/session'
import { newPasswordForm } from '@/schemas/api/account'

/** `POST /api/account/new-password/?locale`: sets a new password by the link of a mail, and logs in. */
export const POST = accountCall(async (call) => {
  const { request, market, fields, visitor, headers } = call
  const { hash = '' } = fields
  const refused = {
    form: 'newPassword',
    page: (draft: string) => accountPath(market, 'newPassword', { hash, draft }),
  } as const
  const gone = () => leadOn(request, accountPath(market, 'newPassword', { hash: hash.slice(0, 200) }))
  const now = new Date()
  if (!(await mayAttempt(database(), clientOf(request), 'password', {}, now.getTime())))
    return refuseAccountForm(call, { ...refused, errors: { form: 'attempts' } })
  const read = newPasswordForm.safeParse(fields)
  if ((await findLink(database(), hash, now))?.kind !== 'password') return gone()
  if (!read.success) return refuseAccountForm(call, { ...refused, errors: read.error })
  const { register_password: password } = read.data
  const leaked = await refusePassword(call, password, refused)
  if (leaked) return leaked
  const customer = await resetPassword(database(), { token: hash, password, now })
  if (!customer) return gone()
  await logInVisitor(visitor, customer)
  return leadOn(request, accountPath(market, 'account', { state: 'changed' }), headers)
})
