import { allMarkets, canonicalContentPath, contentKey, type Market } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'

/** Whether a redirect may lead to a target: a path of this site, or a whole address. */
export const isSafeTarget = (target: string): boolean =>
  isLocalPath(target) || (/^https?:\/\/[^\s\\]+$/i.test(target) && URL.canParse(target))

export const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The page that a path with a market prefix leads to, as redirects are looked up; undefined for other addresses. */
export function pageAt(target: string): { locale: string; path: string } | undefined {
  const [before, code, ...tail] = decoded(target.replace(/[?#].*$/s, '')).split('/')
  const market = before === '' ? allMarkets.find((one) => one.code === code) : undefined
  return market && { locale: market.shopLocale, path: contentKey(tail.join('/')) }
}

/**
 * The path that a redirect is looked up by, from what was entered: with or without the market prefix, encoded or not. A
 * reason why it can be the path of no redirect.
 */
export function sourcePath(source: string, market: Market): { path: string } | { problem: string } {
  if (/[?#]/.test(source)) return { problem: 'has a query or an anchor, which redirects do not look at' }
  if (/^[a-z][a-z\d+.-]*:|^\/\/|\\/i.test(source)) return { problem: 'is no path of this site' }
  const spelled = decoded(source).replace(/\+/g, ' ').replace(/^\/+/, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that no path may have
  if (/[\u0000-\u001f\u007f\\]/.test(spelled)) return { problem: 'has characters that no path may have' }
  const [code = '', ...tail] = spelled.split('/')
  const own = allMarkets.find((one) => one.code === code.toLowerCase())
  if (own && own.code !== market.code)
    return { problem: `is a path of the market ${own.shopLocale}, not of ${market.shopLocale}` }
  const path = contentKey(canonicalContentPath((own ? tail.join('/') : spelled).toLowerCase()))
  return path === '_' ? { problem: 'is the home page, which is never missing' } : { path }
}
