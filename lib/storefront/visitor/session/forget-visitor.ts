import 'server-only'
import { config } from '@/lib/platform/config'
import { cookieNames } from '@/lib/platform/http'
import { baskets, logins, orders, wishlists } from '@/lib/shop/door'
import type { Visitor } from './visitor'

/**
 * Deletes what the shop keeps about a browser: the basket with what was entered in the checkout, the wishlist, and where
 * its orders came from. A login ends; what a customer keeps stays with the account.
 */
async function forgetKept({
  login,
  basket,
  wishlist,
  orders: placed = [],
  opened = [],
}: Visitor): Promise<void> {
  const proved = opened.filter(({ by }) => by === 'link').map(({ number }) => number)
  await orders.forgetOrigins([...placed, ...proved])
  if (login !== undefined) return logins.end(login)
  await baskets.forget(basket)
  await wishlists.forget(wishlist)
}

/** The domains that a cookie of a host may have been set for. Of an address of numbers there are none. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  if (/^\d+$/.test(labels.at(-1) ?? '')) return []
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
}

/** Lines that end a cookie, whether it was set for the host alone or for a domain above it. */
function endingLines(name: string, hostname: string): string[] {
  const line = `${name}=; Max-Age=0; Path=/; SameSite=Lax${/^__(?:Host|Secure)-/.test(name) ? '; Secure' : ''}`
  const domains = name.startsWith('__Host-') ? [] : domainsOf(hostname)
  return [line, ...domains.map((domain) => `${line}; Domain=${domain}`)]
}

/**
 * Forgets a browser: what the shop keeps about it, each cookie that it has sent, and by `Clear-Site-Data` what scripts have
 * stored in it. Cookies are not left to that header, which would empty those of all hosts of the domain.
 */
export async function forgetVisitor(
  { headers }: Pick<Request, 'headers'>,
  visitor: Visitor,
  answer: Headers,
): Promise<void> {
  await forgetKept(visitor)
  const { hostname } = new URL(config().baseUrl)
  for (const name of cookieNames(headers.get('cookie')))
    for (const line of endingLines(name, hostname)) answer.append('set-cookie', line)
  answer.set('clear-site-data', '"storage"')
}
