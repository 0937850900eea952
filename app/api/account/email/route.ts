import { currentTime } from '@/lib/platform/clock'
import { accountPath } from '@/lib/platform/markets'
import { customers, formDrafts, registrations } from '@/lib/shop/door'
import {
  type CustomerCall,
  customerCall,
  refuseAccountForm,
  refuseWrongPassword,
} from '@/lib/storefront/screens/account-calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { keepDraft } from '@/lib/storefront/visitor/drafts'
import { withAsked } from '@/lib/storefront/visitor/session'
import { emailChangeForm } from '@/schemas/api/account'

/**
 * `POST /api/account/email/?locale`: asks for another mail address, which is confirmed by a link that is sent to it. The
 * answer is the same for an address that belongs to another account.
 */
export const POST = customerCall(async (call) => {
  const { request, market, fields, customer, visitor, headers } = call
  if (fields.again !== undefined) return sendAgain(call, fields.again)
  const refused = {
    form: 'email',
    page: (draft: string) => accountPath(market, 'personalData', { draft }),
  } as const
  const read = emailChangeForm.safeParse(fields)
  if (!read.success) return refuseAccountForm(call, { ...refused, errors: read.error })
  const wrong = await refuseWrongPassword(call, read.data.password, refused)
  if (wrong) return wrong
  const now = currentTime()
  if (!(await customers.mayChangeEmail(customer.id, now.getTime())))
    return refuseAccountForm(call, { ...refused, errors: { form: 'attempts' } })
  const link = await customers.requestEmailChange({ customer, email: read.data.email, now })
  visitor.asked = withAsked(visitor.asked, link)
  await visitor.save()
  const values = { email: read.data.email, link: String(link) }
  const draft = await keepDraft(request, 'email', { values, errors: {} })
  const state = { state: 'asked', ...(draft && { draft }) } as const
  return leadOn(request, accountPath(market, 'personalData', state), headers)
})

/** Has the mail to the new address sent once more, for the login and the browser that have asked for it. */
async function sendAgain(call: CustomerCall, token: string): Promise<Response> {
  const { request, market, customer, visitor } = call
  const kept = await formDrafts.find('email', token)
  const link = Number(kept?.values.link)
  if (!visitor.asked?.includes(link)) return leadOn(request, accountPath(market, 'personalData'))
  const page = (draft: string) => accountPath(market, 'personalData', { draft })
  const now = currentTime().getTime()
  if (!(await customers.mayChangeEmail(customer.id, now))) {
    const fields = { email: kept?.values.email ?? '' }
    return refuseAccountForm({ request, fields }, { form: 'email', page, errors: { form: 'attempts' } })
  }
  await registrations.sendAgain(link)
  return leadOn(request, accountPath(market, 'personalData', { state: 'again', draft: token }))
}
