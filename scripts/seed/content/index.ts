import type { SeedStory } from '@/lib/content/embedded'
import { contentPath, type Market, marketsOf, screenPath } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import type { Brand } from '@/schemas'
import type { StaticScreen } from './build'
import { read } from './read'
import { slugOf } from './scope'
import { plainStoriesOf, storiesOf } from './stories'
import type { SeedRedirect } from './types'

export { categoryTree } from './categories'
export type { SeedStory }

/** The first content of a brand: every market's pages, layout and documentation. It is made once in a process. */
export const seedStories: (brand: Brand) => readonly SeedStory[] = memoize(
  (brand: Brand) => brand,
  (brand: Brand) => marketsOf(brand).flatMap((market) => storiesOf(brand, market)),
)

/**
 * What a shop begins with that has no demo: for every market a start page, what stands around every page, and drafts of
 * the pages that a law or a shopper asks for, with what belongs on them.
 */
export const plainStories = (brand: Brand): SeedStory[] =>
  marketsOf(brand).flatMap((market) => plainStoriesOf(brand, market))

/** The address of `story:shipping` or `screen:contact` in a market; others are addresses already. */
function addressOf(target: string, market: Market): string {
  const [kind, name = ''] = target.split(':')
  if (kind === 'screen') return screenPath(market, name as StaticScreen)
  if (kind !== 'story') return target
  return contentPath(market, `${market.shopLocale}/${slugOf(name, market.language)}`)
}

/** Redirects from former addresses, for every market of a brand. */
export const seedRedirects = (brand: Brand): SeedRedirect[] => {
  const markets = marketsOf(brand).toSorted((a, b) => a.language.localeCompare(b.language))
  return markets.flatMap((market) => {
    const { language, shopLocale } = market
    return read<Omit<SeedRedirect, 'locale'>[]>(`redirects/${language}`).map(({ target, ...redirect }) => {
      return {
        locale: shopLocale,
        path: redirect.path,
        target: addressOf(target, market),
        statusCode: redirect.statusCode,
      }
    })
  })
}
