import { currentTime } from '@/lib/platform/clock'
import { clientOf } from '@/lib/platform/http'
import { isAllowed, networkLimits } from '@/lib/platform/limits'
import { accountPath } from '@/lib/platform/markets'
import { tokenHash } from '@/lib/platform/security'
import { logins, registrations } from '@/lib/shop/door'
import { refuseAccountForm, refusePassword, waitOf } from '@/lib/storefront/screens/account-calls'
import { formCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { logInVisitor } from '@/lib/storefront/visitor/session'
import { newPasswordForm } from '@/schemas/api/account'

/**
 * `POST /api/account/new-password/?locale`: sets a new password by the link of a mail, brings the former mail address back
 * if the link is for that, and logs in.
 */
export const POST = formCall(async (call) => {
  const { request, market, fields, visitor, headers } = call
  const { hash = '' } = fields
  const refused = {
    form: 'newPassword',
    page: (draft: string) => accountPath(market, 'newPassword', { hash, draft }),
  } as const
  const gone = () => leadOn(request, accountPath(market, 'newPassword', { hash: hash.slice(0, 200) }))
  const now = currentTime()
  const read = newPasswordForm.safeParse(fields)
  const kind = (await registrations.link(hash, now))?.kind
  if (kind !== 'password' && kind !== 'formerEmail') {
    const limit = networkLimits.links
    if (await isAllowed(clientOf(request), limit, { now: now.getTime() })) return gone()
    return refuseAccountForm(call, { ...refused, errors: { form: 'attempts' } })
  }
  const proof = `link ${tokenHash(hash)}`
  const tried = await logins.tryPassword(clientOf(request), proof, now.getTime())
  if (!tried.ok) return refuseAccountForm(call, { ...refused, ...waitOf(tried) })
  if (!read.success) return refuseAccountForm(call, { ...refused, errors: read.error })
  const { register_password: password } = read.data
  const leaked = await refusePassword(call, password, refused)
  if (leaked) return leaked
  const customer = await logins.resetPassword({ token: hash, password, now })
  if (!customer) return gone()
  await logInVisitor(visitor, customer)
  return leadOn(request, accountPath(market, 'account', { state: 'changed' }), headers)
})
