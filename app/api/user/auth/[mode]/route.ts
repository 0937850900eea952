import { currentMs, currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf, problem } from '@/lib/platform/http'
import { beginEvenAnswer } from '@/lib/platform/limits'
import { accountPath, type LoginReason, loginPath } from '@/lib/platform/markets'
import { UnavailableError } from '@/lib/platform/outage'
import { formDrafts, logins, registrations } from '@/lib/shop/door'
import {
  localTarget,
  orderAsGuest,
  refuseAccountForm,
  refusePassword,
  subscribeFrom,
  waitOf,
} from '@/lib/storefront/screens/account-calls'
import { type FormCall, formCall } from '@/lib/storefront/visitor/calls'
import { leadOn, refuse, reopen } from '@/lib/storefront/visitor/checkout'
import { keepDraft } from '@/lib/storefront/visitor/drafts'
import { visibleOrder } from '@/lib/storefront/visitor/order-access'
import { logInVisitor, withAsked } from '@/lib/storefront/visitor/session'
import { loginForm, registerForm } from '@/schemas/api/account'
import { isOrderNumber } from '@/schemas/order-number'

/** Of the form that was sent: its page, on the way to where it shall lead. */
const pageOf = ({ market, fields }: FormCall, view?: 'register') => {
  const target = localTarget(market, fields.target)
  const order = isOrderNumber(fields.order) ? fields.order : undefined
  return (draft: string) => loginPath(market, { ...(view && { view, order }), target, draft })
}

async function logIn(call: FormCall): Promise<Response> {
  const { request, market, fields, visitor, headers } = call
  const page = pageOf(call)
  const read = loginForm.safeParse(fields)
  if (!read.success) return refuseAccountForm(call, { form: 'login', errors: read.error, page })
  const { email, password } = read.data
  const { browser } = visitor
  const { brand } = config()
  const isEven = beginEvenAnswer()
  const tried = await logins.try({
    ...{ brand, client: clientOf(request), email, browser, now: currentMs() },
  })
  const customer = tried.ok
    ? await logins.check({ brand, email, password }).catch((error: unknown) => {
        // That passwords wait to be looked at would tell that there is one.
        if (tried.isBeyond && error instanceof UnavailableError) return undefined
        throw error
      })
    : undefined
  if (!tried.ok || !customer) {
    const wrong = { form: 'login', errors: { password: 'credentials' }, page } as const
    if (!tried.isBeyond) return refuseAccountForm(call, { ...wrong, ...(!tried.ok && waitOf(tried)) })
    await isEven()
    return refuseAccountForm(call, { ...wrong, errors: { form: 'locked' } })
  }
  await tried.wasRight()
  // On the first step of the checkout, a browser may have lost the basket that the account is to have.
  await reopen(visitor, fields.checkout)
  await logInVisitor(visitor, customer)
  return leadOn(request, localTarget(market, fields.target) ?? accountPath(market, 'account'), headers)
}

async function register(call: FormCall): Promise<Response> {
  const { request, market, fields, visitor, headers } = call
  const page = pageOf(call, 'register')
  const read = registerForm.safeParse(fields)
  if (!read.success) return refuseAccountForm(call, { form: 'register', errors: read.error, page })
  const form = read.data
  const now = currentTime()
  const asking = { client: clientOf(request), email: form.email, now: now.getTime() }
  if (!(await registrations.mayAsk(asking)))
    return refuseAccountForm(call, { form: 'register', page, errors: { form: 'attempts' } })
  const refused = await refusePassword(call, form.register_password, { form: 'register', page })
  if (refused) return refused
  if (!(await registrations.mayGetMail(asking)))
    return refuseAccountForm(call, { form: 'register', page, errors: { form: 'mailsSent' } })
  const { brand } = config()
  const order = isOrderNumber(fields.order) ? await visibleOrder(visitor, market, fields.order) : undefined
  const asked = { brand, locale: market.shopLocale, form, orderId: order?.id, now }
  const link = await registrations.request(asked)
  visitor.asked = withAsked(visitor.asked, link)
  await visitor.save()
  if (form.newsletter) await subscribeFrom(request, market, 'register', form)
  const target = localTarget(market, fields.target)
  const { gender, first_name, last_name, email } = form
  const draft = await keepDraft(request, 'register', {
    values: { gender, first_name, last_name, email, link: String(link) },
    errors: {},
  })
  return leadOn(request, loginPath(market, { view: 'registered', target, ...(draft && { draft }) }), headers)
}

/**
 * Sends the mail of a registration once more, for the browser that has registered. The answer is the same where the link is
 * used, or its address has an account.
 */
async function again({ request, market, fields, visitor }: FormCall): Promise<Response> {
  const target = localTarget(market, fields.target)
  const { draft = '' } = fields
  const kept = await formDrafts.find('register', draft)
  const [link, email = ''] = [Number(kept?.values.link), kept?.values.email]
  if (!visitor.asked?.includes(link))
    return refuse(request, loginPath(market, { view: 'register', target }), { status: 409, title: 'Gone' })
  const asking = { client: clientOf(request), email, now: currentMs() }
  const answer = async (): Promise<LoginReason> => {
    if (!(await registrations.mayAsk(asking))) return 'attempts'
    if (!(await registrations.mayGetMail(asking))) return 'mailsSent'
    await registrations.sendAgain(link)
    return 'again'
  }
  return leadOn(request, loginPath(market, { view: 'registered', reason: await answer(), target, draft }))
}

const modes = new Map([
  ['login', logIn],
  ['register', register],
  ['guest', orderAsGuest],
  ['again', again],
])

/** `POST /api/user/auth/{mode}/?locale`: logs in, asks for an account, has its mail sent again, or says who orders without one. */
export async function POST(request: Request, { params }: RouteContext<'/api/user/auth/[mode]'>) {
  const answer = modes.get((await params).mode)
  return answer ? formCall(answer)(request) : problem({ status: 404, title: 'Not found' })
}
