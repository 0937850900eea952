import type { SeedStory } from '@/lib/content/embedded'
import { allMarkets, contentPath, marketsOf } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { read } from './read'
import { slugOf } from './scope'
import { storiesOf } from './stories'
import type { SeedRedirect } from './types'

export { categoryTree } from './categories'
export { typeset } from './typography'
export type { SeedStory }

/** The first content of a brand: every market's pages, layout and documentation. */
export const seedStories = (brand: Brand): SeedStory[] =>
  marketsOf(brand).flatMap((market) => storiesOf(brand, market))

/** Redirects from former addresses, for every market of both brands. */
export const seedRedirects = (): SeedRedirect[] => {
  const markets = allMarkets.toSorted((a, b) => a.language.localeCompare(b.language))
  return markets.flatMap((market) => {
    const { language, shopLocale } = market
    return read<Omit<SeedRedirect, 'locale'>[]>(`redirects/${language}`).map(({ target, ...redirect }) => {
      const group = target.startsWith('story:') && target.slice('story:'.length)
      const address = group ? contentPath(market, `${shopLocale}/${slugOf(group, language)}`) : target
      return { locale: shopLocale, path: redirect.path, target: address, statusCode: redirect.statusCode }
    })
  })
}
