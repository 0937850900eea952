import {
  allMarkets,
  canonicalContentPath,
  contentKey,
  type Market,
  withoutPrefixes,
} from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import { percentDecoded } from '@/lib/platform/text'
import { isPattern, mostWildcards, wildcard } from './pattern'
import { storedQuery } from './query'

/** Whether a redirect may lead to a target: a path of this site, or a whole address. */
export const isSafeTarget = (target: string): boolean =>
  isLocalPath(target) || (/^https?:\/\/[^\s\\]+$/i.test(target) && URL.canParse(target))

/** Shops of old encode umlauts in Latin-1: `gr%FC%DFe`. */
const latinDecoded = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A path as it is read, without the session that old shops write into it. */
export const decoded = (path: string): string =>
  (percentDecoded(path) ?? latinDecoded(path)).replace(/;(?:jsessionid|phpsessid|sid)=[^/?#]*/gi, '')

/** The market that the first part of a path names, by its code, or by its shop locale, which leads on to the code. */
const marketAt = (first: string | undefined) =>
  allMarkets.find(({ code }) => code === first) ?? allMarkets.find(({ shopLocale }) => shopLocale === first)

/** The page that a path with a market prefix leads to, as redirects are looked up; undefined for other addresses. */
export function pageAt(target: string): { locale: string; path: string } | undefined {
  const [before, code, ...tail] = decoded(target.replace(/[?#].*$/s, '')).split('/')
  const market = before === '' ? marketAt(code) : undefined
  return market && { locale: market.shopLocale, path: contentKey(tail.join('/')) }
}

/** A path as it was typed, without what is encoded in it and without slashes in front. */
const spelledOut = (path: string) => decoded(path).replace(/\+/g, ' ').replace(/^\/+/, '')

/** The market that a path names, and the key of what is below it; a path outside of the markets has a key alone. */
function placeIn(spelled: string): { locale: string | undefined; path: string } {
  const [code = '', ...tail] = spelled.split('/')
  const own = marketAt(code.toLowerCase())
  // Below a market, a company's name may be that of a category; a path without a market may be the slug of a story.
  const path = contentKey(
    own ? withoutPrefixes(tail.join('/').toLowerCase()) : canonicalContentPath(spelled.toLowerCase()),
  )
  return { locale: own?.shopLocale, path }
}

/** The place of a requested path outside of the markets, or in one that is spelled otherwise. */
export const placeOutside = (path: string) => placeIn(spelledOut(path))

/**
 * What a redirect is looked up by, from what was entered: a path with or without the market prefix, encoded or not, with
 * a query or wildcards where it has some. A reason why it can be that of no redirect.
 */
export function sourcePath(source: string, market: Market): { path: string } | { problem: string } {
  if (source.includes('#')) return { problem: 'has an anchor, which browsers do not send' }
  if (/^[a-z][a-z\d+.-]*:|^\/\/|\\/i.test(source)) return { problem: 'is no path of this site' }
  const [before = '', ...queries] = source.split('?')
  const spelled = spelledOut(before)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that no path may have
  if (/[\u0000-\u001f\u007f\\]/.test(spelled)) return { problem: 'has characters that no path may have' }
  const { locale, path } = placeIn(spelled)
  if (locale !== undefined && locale !== market.shopLocale)
    return { problem: `is a path of the market ${locale}, not of ${market.shopLocale}` }
  const asked = queries.join('?')
  // Shops of old name a page by a query of the domain's root, as `/?p=3`; a home page of a market is never missing.
  if (path === '_' && (locale !== undefined || asked === ''))
    return { problem: 'is the home page, which is never missing' }
  if (source.split(wildcard).length - 1 > mostWildcards)
    return { problem: `has more than ${mostWildcards} wildcards` }
  const query = isPattern(asked) ? new URLSearchParams(asked).toString() : storedQuery(asked)
  return { path: query === '' ? path : `${path}?${query}` }
}
