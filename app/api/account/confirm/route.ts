import { currentTime } from '@/lib/platform/clock'
import { clientOf } from '@/lib/platform/http'
import { isAllowed, networkLimits } from '@/lib/platform/limits'
import { accountPath, loginPath } from '@/lib/platform/markets'
import { registrations } from '@/lib/shop/door'
import { readProof, refuseAccountForm } from '@/lib/storefront/screens/account-calls'
import { type FormCall, formCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { logInVisitor } from '@/lib/storefront/visitor/session'
import { confirmForm } from '@/schemas/api/account'

async function confirm(call: FormCall, token: string, now: Date): Promise<Response | undefined> {
  const { request, market, visitor, headers } = call
  const link = await registrations.link(token, now)
  if (link?.kind !== 'registration' && link?.kind !== 'email') return undefined
  const proof = await readProof(call, link, token)
  if (!proof.ok) return proof.answer
  if (link.kind === 'email') {
    const changed = await registrations.confirmEmail(token, now)
    return changed && changed !== 'taken'
      ? leadOn(request, loginPath(market, { reason: 'confirmed' }))
      : undefined
  }
  const anew = proof.anew && { form: proof.anew, locale: market.shopLocale }
  const made = await registrations.confirm({ token, now, anew })
  if (!made) return undefined
  // The link proves the address alone. The account may be another person's, so the visitor logs in.
  if (!made.isNew) return leadOn(request, loginPath(market, { reason: 'known' }))
  await logInVisitor(visitor, made.customer)
  return leadOn(request, accountPath(market, 'account'), headers)
}

/**
 * `POST /api/account/confirm/?locale`: confirms a mail address by its link: makes the account, or changes its address. It
 * takes more than the link: that the browser has asked for it, or the password; or, for an account that is made, everything
 * anew.
 */
export const POST = formCall(async (call) => {
  const { request, market, fields } = call
  const now = currentTime()
  const read = confirmForm.safeParse(fields)
  const answer = read.success && (await confirm(call, read.data.hash, now))
  if (answer) return answer
  const page = () => accountPath(market, 'confirmAddress')
  const limit = networkLimits.links
  if (await isAllowed(clientOf(request), limit, { now: now.getTime() })) return leadOn(request, page())
  return refuseAccountForm(call, { form: 'register', errors: { form: 'attempts' }, page })
})
