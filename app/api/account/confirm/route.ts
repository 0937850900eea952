import { database } from '@/lib/platform/db'
import { clientOf } from '@/lib/platform/http'
import { accountPath, loginPath } from '@/lib/platform/markets'
import { confirmEmailChange, confirmRegistration, findLink, mayAttempt } from '@/lib/shop/customers'
import { type AccountCall, accountCall, refuseAccountForm } from '@/lib/storefront/account-calls'
import { leadOn } from '@/lib/storefront/checkout-session'
import { logInVisitor } from '@/lib/storefront/session'
import { confirmForm } from '@/schemas/api/account'

async function confirm(call: AccountCall, token: string, now: Date): Promise<Response | undefined> {
  const { request, market, visitor, headers } = call
  const link = await findLink(database(), token, now)
  if (link?.kind === 'registration') {
    const made = await confirmRegistration(database(), token, now)
    if (!made) return undefined
    // Whoever has this link knows no password of an account that was made by another.
    if (!made.isNew) return leadOn(request, loginPath(market, { reason: 'known' }))
    await logInVisitor(visitor, made.customer)
    return leadOn(request, accountPath(market, 'account'), headers)
  }
  if (link?.kind !== 'email') return undefined
  const changed = await confirmEmailChange(database(), token, now)
  return changed && changed !== 'taken'
    ? leadOn(request, loginPath(market, { reason: 'confirmed' }))
    : undefined
}

/** `POST /api/account/confirm/?locale`: confirms a mail address by its link: makes the account, or changes its address. */
export const POST = accountCall(async (call) => {
  const { request, market, fields } = call
  const gone = () => leadOn(request, accountPath(market, 'confirmAddress'))
  const now = new Date()
  if (!(await mayAttempt(database(), clientOf(request), 'password', {}, now.getTime())))
    return refuseAccountForm(call, {
      ...{ form: 'register', errors: { form: 'attempts' } },
      page: () => accountPath(market, 'confirmAddress'),
    })
  const read = confirmForm.safeParse(fields)
  return (read.success && (await confirm(call, read.data.hash, now))) || gone()
})
