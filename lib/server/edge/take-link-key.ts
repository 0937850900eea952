import type { Config } from '@/lib/platform/config'
import {
  type CookieKind,
  cookieLine,
  isServedByHttps,
  keepQuery,
  withoutParameters,
} from '@/lib/platform/http'
import {
  isLinkKey,
  linkKeyAt,
  linkKeyCookie,
  linkKeySeconds,
  linkKeys,
  printedCardAt,
} from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'
import type { EdgeResponse } from './edge-response'
import { splitTarget } from './request-kind'

type Address = { pathname: string; search: string }

/**
 * The answer to the link of a mail with a key in its address: the key goes into a cookie for a moment, and the browser
 * on to the address without it, before any document is sent whose scripts could read it. A key that cannot be one leaves
 * no cookie, also not an older one. Undefined for all other addresses.
 */
export function takeLinkKey(
  { brand, ...config }: Pick<Config, 'brand' | 'baseUrl'>,
  asked: Address,
): Parameters<EdgeResponse['answer']>[0] | undefined {
  const printed = printedCardAt(brand, asked.pathname, asked.search)
  const { pathname, search } = printed === undefined ? asked : splitTarget(printed)
  const name = linkKeyAt(brand, percentDecoded(pathname) ?? pathname, search)
  if (name === undefined) return undefined
  const { parameter, ...page } = linkKeys[name]
  // A code is typed in groups.
  const key = (new URLSearchParams(search).get(parameter) ?? '').replace(/\s/g, '')
  const isKey = isLinkKey(key)
  const secure = isServedByHttps(config)
  const cookie: CookieKind = {
    name: linkKeyCookie(name, secure),
    maxAgeSeconds: isKey ? linkKeySeconds : 0,
    path: '/',
    sameSite: 'lax',
  }
  const target = 'instead' in page ? `${pathname}?${new URLSearchParams(page.instead)}` : pathname
  return {
    status: 303,
    headers: {
      location: keepQuery(target, withoutParameters(search, [parameter])),
      'set-cookie': `${cookieLine(cookie, isKey ? key : '', secure)}; HttpOnly`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  }
}
