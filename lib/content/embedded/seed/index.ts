import { type Brand, type Language, marketsOf } from '@/lib/platform/markets'
import { german } from './de/index'
import { finish } from './finish'
import { french } from './fr/index'
import { dutch } from './nl/index'
import { placeOf } from './place'
import { type Author, storiesOf } from './stories'
import type { SeedStory } from './types'

export { categoryTree, type SeedCategory } from './category-tree'
export { seedRedirects } from './redirects'
export type { SeedRedirect, SeedStory } from './types'

const authors: Record<Language, Author> = { de: german, fr: french, nl: dutch }

/** The first content of a brand: every market's pages, layout and documentation. */
export function seedStories(brand: Brand): SeedStory[] {
  return marketsOf(brand).flatMap((market) => {
    const here = placeOf(brand, market)
    return storiesOf(authors[market.language], here).map((draft, index) => finish(here, draft, index * 10))
  })
}
