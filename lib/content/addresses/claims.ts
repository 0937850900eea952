import { allMarkets, canonicalContentPath, contentKey, marketsOfStory } from '@/lib/platform/markets'
import { withoutOuterSlashes } from '@/lib/platform/text'
import { slugsIn, topFolderOf } from './story-slugs'

/** A story as far as its addresses are concerned. */
export type Addressed = {
  fullSlug: string
  translatedSlugs: readonly { lang: string; path: string }[]
}

/**
 * A page in a market that a story claims, by the key by which the shop looks the page up. A market's own page is shown
 * before the company's page of the same key, so that these two get along; two of the same owner do not.
 */
export type Claim = { locale: string; owner: 'market' | 'company'; key: string }

export const keyOf = (slug: string) => contentKey(canonicalContentPath(slug))

const localeOf = (lang: string) => lang.toLowerCase().replaceAll('_', '-')

/** Its paths in the languages of markets, but those that lie in the folder of another market. */
export const translationsOf = ({ translatedSlugs }: Addressed) =>
  translatedSlugs.flatMap(({ lang, path }) => {
    const market = allMarkets.find(({ shopLocale }) => shopLocale === localeOf(lang))
    const owners = marketsOfStory(path)
    const isHere =
      market && withoutOuterSlashes(path) !== '' && (owners.length === 0 || owners.includes(market))
    return isHere ? [{ market, path: withoutOuterSlashes(path) }] : []
  })

/** Every page that a story claims: at its own address, and at its paths in other languages. */
export function claimsOf(story: Addressed): Claim[] {
  const { fullSlug } = story
  const key = keyOf(fullSlug)
  const folder = topFolderOf(fullSlug)
  const own = slugsIn(folder, key).includes(withoutOuterSlashes(fullSlug)) ? marketsOfStory(fullSlug) : []
  return [
    ...own.map(({ shopLocale }): Claim => {
      return { locale: shopLocale, owner: shopLocale === folder ? 'market' : 'company', key }
    }),
    ...translationsOf(story).map(({ market, path }): Claim => {
      return { locale: market.shopLocale, owner: 'company', key: keyOf(path) }
    }),
  ]
}

/** A claim as a text; equal claims have the same. */
export const claimName = ({ locale, owner, key }: Claim) => `${locale} ${owner} ${key}`
