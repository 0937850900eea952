import { withoutUmlauts } from '@/lib/platform/text'
import { type Brand, shopBrands } from '@/schemas'
import { allMarkets, type Market, marketsOf } from './markets'

/** `Möbel/Groß` → `moebel/gross`: lower case, umlauts as ae, oe, ue, the sharp s as ss */
export function transliterate(slug: string): string {
  return withoutUmlauts(slug.normalize('NFC').toLowerCase())
}

/** The key of a content page: `/` is `_`, everything else lower-cased and transliterated, without outer slashes. */
export function contentKey(slug: string): string {
  const key = transliterate(slug).replace(/^\/+|\/+$/g, '')
  return key === '' || key === 'home' ? '_' : key
}

const brandFolder = shopBrands.join('|')
const prefixes = new RegExp(`^(?:(?:[a-z]{2}-[a-z]{2}|${brandFolder}|kategorieseiten)(?:/+|$))+`)

/**
 * The path of a story below its market: locale or company prefixes and the category prefix are stripped, and
 * `home` is the root. `de-de/kategorieseiten/kinderwagen` → `kinderwagen`, `de-de/home` → ``.
 */
export function canonicalContentPath(fullSlug: string): string {
  const path = fullSlug.replace(/^\/+|\/+$/g, '').replace(prefixes, '')
  return path === 'home' || path === '_' ? '' : path
}

/** The address of a story in a market: `/ch-fr/livraison/`. */
export function contentPath(market: Market, fullSlug: string): string {
  const path = canonicalContentPath(fullSlug)
  return path === ''
    ? `/${market.code}/`
    : `/${market.code}/${path.split('/').map(encodeURIComponent).join('/')}/`
}

/** The market whose content folder a full slug lies in: of a brand, or of any. */
export function marketOfStory(brand: Brand | 'any', fullSlug: string): Market | undefined {
  const folder = fullSlug.replace(new RegExp(`^(?:${brandFolder})/`), '').split('/')[0]
  const markets = brand === 'any' ? allMarkets : marketsOf(brand)
  return markets.find((market) => market.shopLocale === folder)
}

const fileExtension = /\.[a-z0-9]{1,8}$/i

/** Slugs that can never be a content page: with a file extension, or below `fabula-ng/`. */
export function isImpossibleSlug(slug: string): boolean {
  return slug.startsWith('fabula-ng/') || fileExtension.test(slug)
}

const safeDecode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The redirect of a document request to the normal form of its path, before anything is looked up: lower case, umlauts
 * written out, plus signs as spaces, `/home/` as the root, no locale or `kategorieseiten` prefix, the unaccented
 * checkout path of the French markets, a trailing slash. One redirect does all of it; undefined when the path is
 * already normal.
 */
export function normalisedPath(brand: Brand, pathname: string): string | undefined {
  const decoded = safeDecode(pathname)
  if (decoded === undefined) return undefined
  const [, first = '', ...rest] = decoded.split('/')
  const market = marketsOf(brand).find((candidate) => candidate.code === first.toLowerCase())
  if (!market) return undefined
  const tail = rest.join('/')
  if (isImpossibleSlug(tail) || tail.startsWith('/') || tail.includes('\\')) return undefined
  const spaced = tail.replace(/\+/g, ' ')
  const isProduct = /^p\//i.test(spaced)
  const lowered = isProduct ? spaced : transliterate(spaced)
  const canonical = /^(?:[a-z]{2}-[a-z]{2}|kategorieseiten|home)(?:\/|$)/.test(lowered)
    ? canonicalContentPath(lowered)
    : lowered.replace(/\/+$/, '')
  const accented = market.language === 'fr' ? canonical.replace(/^caisse(?=\/|$)/, 'caissé') : canonical
  const target =
    accented === ''
      ? `/${market.code}/`
      : `/${market.code}/${accented.split('/').map(encodeURIComponent).join('/')}/`
  return safeDecode(target) === decoded ? undefined : target
}
