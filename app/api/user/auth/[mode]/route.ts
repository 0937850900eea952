import { maySendForm, subscribe } from '@/lib/content/forms'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, clientOf, orUnavailable, problem, readFields } from '@/lib/platform/http'
import { logError } from '@/lib/platform/log'
import { type Market, marketOfRequest } from '@/lib/platform/markets'
import { saveCheckout } from '@/lib/shop/checkout'
import { leadOn, refuse, stepPath } from '@/lib/storefront/checkout-session'
import { visitorOf } from '@/lib/storefront/session'
import { type GuestForm, guestForm } from '@/schemas/api/checkout'

/** Asks for the newsletter that was ticked. The checkout goes on whatever comes of it. */
async function subscribeGuest(request: Request, { shopLocale }: Market, guest: GuestForm): Promise<void> {
  const now = Date.now()
  if (!guest.newsletter || !(await maySendForm(database(), clientOf(request), now))) return
  const { email, first_name: firstName, last_name: lastName, gender: salutation } = guest
  await subscribe(
    database(),
    { email, locale: shopLocale, source: 'checkout', firstName, lastName, salutation },
    now,
  )
}

/** The keys of the errors, by field. */
function faultsOf(fields: Record<string, string>): { guest: GuestForm } | { errors: Record<string, string> } {
  const read = guestForm.safeParse({ ...fields, newsletter: fields.newsletter === 'on' })
  if (read.success) return { guest: read.data }
  const names = read.error.issues.map(({ path }) => String(path[0]))
  return {
    errors: Object.fromEntries(names.map((name) => [name, fields[name]?.trim() ? 'invalid' : 'required'])),
  }
}

/** `POST /api/user/auth/guest/?locale`: who orders without an account. There are no accounts yet. */
export const POST = orUnavailable(
  async (request: Request, { params }: RouteContext<'/api/user/auth/[mode]'>): Promise<Response> => {
    if ((await params).mode !== 'guest') return problem({ status: 404, title: 'Not found' })
    const market = marketOfRequest(config().brand, new URL(request.url))
    if (market instanceof Response) return market
    const body = await readFields(request)
    if (!body.ok) return body.answer
    const visitor = await visitorOf(request, new Headers())
    const read = faultsOf(body.fields)
    if ('errors' in read) {
      await saveCheckout(database(), visitor.basket, {
        draft: { step: 'login', values: body.fields, errors: read.errors },
      })
      return refuse(request, stepPath(market, 'login'), {
        ...{ status: 422, title: 'Not accepted', errors: read.errors },
      })
    }
    const isKept = await saveCheckout(database(), visitor.basket, { guest: read.guest })
    if (isKept)
      await subscribeGuest(request, market, read.guest).catch((error: unknown) =>
        logError('A subscription from the checkout failed', error),
      )
    return leadOn(request, stepPath(market, isKept ? 'address' : undefined))
  },
  changeTimeoutMs,
)
