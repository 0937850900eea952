import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf } from '@/lib/platform/http'
import { beginEvenAnswer } from '@/lib/platform/limits'
import { loginPath, type Market, marketOfRequest } from '@/lib/platform/markets'
import { logins } from '@/lib/shop/door'
import { refuseAccountForm } from '@/lib/storefront/screens/account-calls'
import { formCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { keepDraft } from '@/lib/storefront/visitor/drafts'
import { resetForm } from '@/schemas/api/account'

const sentPath = (market: Market, more: { draft?: string; reason?: 'again' } = {}) =>
  loginPath(market, { view: 'sent', ...more })

/** `keep` gets the token under which the address is kept, which the page that follows names. */
const ask = (keep: (draft: string | undefined) => void) =>
  formCall(async (call) => {
    const { request, market, fields, visitor } = call
    const page = (draft: string) => loginPath(market, { view: 'reset', draft })
    const read = resetForm.safeParse(fields)
    if (!read.success) return refuseAccountForm(call, { form: 'reset', errors: read.error, page })
    const { email } = read.data
    const draft = await keepDraft(request, 'reset', { values: { email }, errors: {} })
    keep(draft)
    const { brand } = config()
    const isEven = beginEvenAnswer()
    const { answer, isBeyond } = await logins.askForReset({
      ...{ brand, client: clientOf(request), email, browser: visitor.browser, now: currentMs() },
    })
    if (answer === 'attempts' || answer === 'mailsSent')
      return refuseAccountForm(call, { form: 'reset', page, errors: { form: answer } })
    if (answer === 'send') await logins.requestReset({ brand, email, locale: market.shopLocale })
    if (isBeyond) await isEven()
    const isAgain = fields.again !== undefined
    return leadOn(request, sentPath(market, { ...(isAgain && { reason: 'again' }), ...(draft && { draft }) }))
  })

/**
 * `POST /api/user/auth/send-reset-email/?locale`: sends a link that sets a new password. The answer is the same for every
 * address, and after a failure, which is logged: the page that follows says what to do where no mail arrives.
 */
export async function POST(request: Request): Promise<Response> {
  let draft: string | undefined
  const answer = await ask((token) => {
    draft = token
  })(request)
  const market = marketOfRequest(config().brand, new URL(request.url))
  return answer.status < 500 || market instanceof Response
    ? answer
    : leadOn(request, sentPath(market, draft ? { draft } : {}))
}
