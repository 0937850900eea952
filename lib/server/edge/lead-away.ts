import type { IncomingMessage } from 'node:http'
import { loginPath, type Screen, screenPath, screens } from '@/lib/platform/markets'
import { isAlwaysOffered } from '@/lib/platform/shop-configuration'
import { sessionIn } from '@/lib/storefront/visitor/session'
import type { Brand } from '@/schemas'
import type { EdgeResponse } from './edge-response'
import { screenAddress } from './inner-route'

/** Names an order, or says why the checkout was left: the page knows where it leads. */
const ofTheCheckout = ['order', 'lost']

/**
 * Where a visitor is led whose session says already that a screen is not theirs: without a login from the account to the
 * login, and without a basket or an order from the checkout to the basket. Decided before anything is looked up or
 * rendered. Undefined for all others, about whom the page decides.
 */
export async function leadAway(
  brand: Brand,
  { headers }: Pick<IncomingMessage, 'headers'>,
  { pathname, search }: { pathname: string; search: string },
): Promise<Parameters<EdgeResponse['answer']>[0] | undefined> {
  const { market, name } = screenAddress(brand, pathname) ?? {}
  if (!market || !name || !isAlwaysOffered(name)) return undefined
  const { access }: Screen = screens[name]
  if (access === 'open') return undefined
  const query = new URLSearchParams(search)
  if (access === 'checkout' && ofTheCheckout.some((key) => query.has(key))) return undefined
  const { login, basket, orders, opened } = await sessionIn(headers.cookie)
  if (login !== undefined) return undefined
  const isCustomer = access === 'account'
  if (!isCustomer && (basket !== undefined || orders || opened)) return undefined
  const location = isCustomer
    ? loginPath(market, { reason: 'needed', target: pathname })
    : screenPath(market, 'basket')
  return { status: 307, headers: { location, 'cache-control': 'private, no-store' } }
}
