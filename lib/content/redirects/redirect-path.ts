import {
  allMarkets,
  canonicalContentPath,
  contentKey,
  type Market,
  withoutPrefixes,
} from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import { percentDecoded } from '@/lib/platform/text'

/** Whether a redirect may lead to a target: a path of this site, or a whole address. */
export const isSafeTarget = (target: string): boolean =>
  isLocalPath(target) || (/^https?:\/\/[^\s\\]+$/i.test(target) && URL.canParse(target))

const decoded = (path: string): string => percentDecoded(path) ?? path

/** The market that the first part of a path names, by its code, or by its shop locale, which leads on to the code. */
const marketAt = (first: string | undefined) =>
  allMarkets.find(({ code }) => code === first) ?? allMarkets.find(({ shopLocale }) => shopLocale === first)

/** The page that a path with a market prefix leads to, as redirects are looked up; undefined for other addresses. */
export function pageAt(target: string): { locale: string; path: string } | undefined {
  const [before, code, ...tail] = decoded(target.replace(/[?#].*$/s, '')).split('/')
  const market = before === '' ? marketAt(code) : undefined
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
  const own = marketAt(code.toLowerCase())
  if (own && own.code !== market.code)
    return { problem: `is a path of the market ${own.shopLocale}, not of ${market.shopLocale}` }
  // Below a market, a company's name may be that of a category; a path without a market may be the slug of a story.
  const path = contentKey(
    own ? withoutPrefixes(tail.join('/').toLowerCase()) : canonicalContentPath(spelled.toLowerCase()),
  )
  return path === '_' ? { problem: 'is the home page, which is never missing' } : { path }
}
