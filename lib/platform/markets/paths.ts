import { percentDecoded, withoutMarks, withoutOuterSlashes, withoutUmlauts } from '@/lib/platform/text'
import { type Brand, shopBrands } from '@/schemas'
import { allMarkets, findMarket, type Market, marketsOf } from './markets'
import { screens } from './screens'

/** `Möbel/Groß` → `moebel/gross`: lower case, umlauts as ae, oe, ue, the sharp s as ss */
export function transliterate(slug: string): string {
  return withoutUmlauts(slug.normalize('NFC').toLowerCase())
}

/** The key of a content page: `/` is `_`, everything else lower-cased and transliterated, without outer slashes. */
export function contentKey(slug: string): string {
  const key = withoutOuterSlashes(transliterate(slug))
  return key === '' || key === 'home' ? '_' : key
}

const locale = '[a-z]{2}-[a-z]{2}'
const company = shopBrands.join('|')
const categoryFolder = 'kategorieseiten'

const startingWith = (...folders: string[]) =>
  new RegExp(`^${folders.map((folder) => `(?:(?:${folder})(?:/+|$))?`).join('')}`)

const storyPrefix = startingWith(`${locale}|${company}`, categoryFolder)

const withoutHome = (path: string) => (path === 'home' || path === '_' ? '' : path)

/**
 * The path of a story below its market: one locale or company prefix is stripped, then once the category prefix, and
 * `home` is the root. `de-de/kategorieseiten/kinderwagen` → `kinderwagen`, `de-de/baby/lernen` → `baby/lernen`,
 * `baby/versand` → `versand`, `de-de/home` → ``.
 */
export function canonicalContentPath(fullSlug: string): string {
  return withoutHome(withoutOuterSlashes(fullSlug).replace(storyPrefix, ''))
}

const companyPrefix = new RegExp(`^(?:${company})/+(?=.)`)

/** A content key without the company prefix in front of it; undefined when it has none. */
export function withoutCompany(key: string): string | undefined {
  return companyPrefix.test(key) ? key.replace(companyPrefix, '') : undefined
}

/** The address of a story in a market: `/ch-fr/livraison/`. */
export function contentPath(market: Market, fullSlug: string): string {
  const path = canonicalContentPath(fullSlug)
  return path === ''
    ? `/${market.code}/`
    : `/${market.code}/${path.split('/').map(encodeURIComponent).join('/')}/`
}

/**
 * The markets in which a story has its page: that of the locale folder it lies in, or all of the company's, for a
 * company's folder. Empty for any other folder.
 */
export function marketsOfStory(fullSlug: string): readonly Market[] {
  const [folder = ''] = fullSlug.replace(/^\/+/, '').split('/')
  const brand = shopBrands.find((name) => name === folder)
  if (brand) return marketsOf(brand)
  const open = shopBrands.flatMap((name) => marketsOf(name))
  return allMarkets.filter((market) => market.shopLocale === folder && open.includes(market))
}

const fileExtension = /\.[a-z0-9]{1,8}\/?$/i

/** Slugs that can never be a content page: with a file extension, or below `fabula-ng/`. */
export function isImpossibleSlug(slug: string): boolean {
  return slug.startsWith('fabula-ng/') || fileExtension.test(slug)
}

/** An address names no company: a category may have its name, and a page decides what it means. */
const addressPrefix = startingWith(locale, categoryFolder)

/** A path below a market without its prefixes. One that would have to be stripped again is the address of nothing. */
export function withoutPrefixes(path: string): string {
  const stripped = path.replace(addressPrefix, '').replace(/(?<!\/)\/+$/, '')
  return stripped.replace(addressPrefix, '') === stripped
    ? withoutHome(stripped)
    : path.replace(/(?<!\/)\/+$/, '')
}

const checkouts = screens.checkout.path
const plainCheckouts = [...new Set(Object.values(checkouts))].filter((path) => withoutMarks(path) !== path)

/** The checkout's path with its accent, which people leave out when they type it. */
function withCheckoutAccent({ language }: Market, path: string): string {
  const plain = withoutMarks(checkouts[language])
  return path === plain || path.startsWith(`${plain}/`)
    ? checkouts[language] + path.slice(plain.length)
    : path
}

/** A document path without upper case or anything else to decode, and what may have to be mended in it all the same. */
const plainPath = /^\/(?:[a-z0-9_.~-]+\/)*$/
const shopLocales = allMarkets.map(({ shopLocale }) => shopLocale).join('|')
const mendedStart = new RegExp(
  `^/(?:(?:${shopLocales})/|[a-z-]+/(?:home|${plainCheckouts.map(withoutMarks).join('|')}|${categoryFolder}|${locale})/)`,
)

/**
 * The redirect of a document request to the normal form of its path, before anything is looked up: the market by its
 * code and not by its shop locale, lower case, umlauts written out, plus signs as spaces, `/home/` as the root, no locale
 * or `kategorieseiten` prefix, the accented checkout path of the French markets, a trailing slash. One redirect does all of it; undefined when the path is already normal.
 */
export function normalisedPath(brand: Brand, pathname: string): string | undefined {
  if (plainPath.test(pathname) && !mendedStart.test(pathname)) return undefined
  const decoded = percentDecoded(pathname)
  if (decoded === undefined) return undefined
  const [, first = '', ...rest] = decoded.split('/')
  const market = findMarket(brand, first)
  if (!market) return undefined
  const tail = rest.join('/')
  if (isImpossibleSlug(tail) || tail.startsWith('/') || tail.includes('\\')) return undefined
  const spaced = tail.replace(/\+/g, ' ')
  const isProduct = /^p\//i.test(spaced)
  const path = withCheckoutAccent(market, withoutPrefixes(isProduct ? spaced : transliterate(spaced)))
  const target =
    path === '' ? `/${market.code}/` : `/${market.code}/${path.split('/').map(encodeURIComponent).join('/')}/`
  return percentDecoded(target) === decoded ? undefined : target
}
