import { z } from 'zod'
import { config } from '@/lib/platform/config'
import { changeTimeoutMs, orUnavailable, problem, readForm, seeOther } from '@/lib/platform/http'
import { lookOf } from '@/lib/platform/look'
import { fallbackMarket, type Market, marketOfPast } from '@/lib/platform/markets'
import {
  decideSandboxPayment,
  findSandboxPayment,
  sandboxDecisions,
  sandboxPaymentsJobName,
} from '@/lib/platform/payments'
import { currentShopConfiguration } from '@/lib/platform/shop-configuration'
import { wake } from '@/lib/platform/worker'
import { isKiosk } from '@/lib/storefront/runtime/device'
import { askMs, idleMs } from '@/lib/storefront/runtime/kiosk'
import { addressAfter, sandboxPage } from '@/lib/storefront/screens/sandbox-payment'

type Context = RouteContext<'/sandbox-payments/[reference]'>

const decisionField = z.enum(sandboxDecisions)

const missing = () => problem({ status: 404, title: 'Not found' })

/** Where a payment service is set, there is no sandbox, not even for payments from before. */
const referenceOf = async ({ params }: Context): Promise<string | undefined> =>
  config().stripe ? undefined : (await params).reference

/** The page has no script that could notice that its visitor has gone: in a kiosk it leads back to the shop, which does. */
const leavesKiosk = (userAgent: string, { code }: Pick<Market, 'code'>) =>
  isKiosk(userAgent) ? { refresh: `${(idleMs + askMs) / 1000};url=/${code}/` } : undefined

/** `GET /sandbox-payments/{reference}/`: the page on which a payment of the sandbox is decided. */
export const GET = orUnavailable(async ({ headers }: Request, context: Context): Promise<Response> => {
  const reference = await referenceOf(context)
  const payment = reference && (await findSandboxPayment(reference))
  if (!payment) return missing()
  const { brand } = config()
  const market = marketOfPast(brand, payment.locale) ?? fallbackMarket(brand)
  const shop = await currentShopConfiguration(brand, market)
  return new Response(sandboxPage(payment, lookOf(shop), market, shop), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...leavesKiosk(headers.get('user-agent') ?? '', market),
    },
  })
})

/** `POST /sandbox-payments/{reference}/`: carries out the decision, and leads back to the shop. */
export const POST = orUnavailable(async (request: Request, context: Context): Promise<Response> => {
  const reference = await referenceOf(context)
  if (reference === undefined) return missing()
  const form = await readForm(request)
  if (!form.ok) return form.answer
  const decision = decisionField.safeParse(form.data.get('decision'))
  if (!decision.success)
    return problem({ status: 400, title: 'Bad request', errors: { decision: 'is none' } })
  const payment = await decideSandboxPayment(reference, decision.data)
  if (!payment) return missing()
  // The answer does not wait for it: the shop hears of its payment later, as from a real service.
  void wake(sandboxPaymentsJobName)
  const isLeft = decision.data === 'abandon' && payment.status === 'open' && !payment.confirmsAt
  return seeOther(isLeft ? payment.cancelUrl : addressAfter(payment))
}, changeTimeoutMs)
