import { type Brand, type Language, marketsOf } from '@/lib/markets'
import { germanStories } from './de'
import { finish } from './finish'
import { frenchStories } from './fr'
import { dutchStories } from './nl'
import { type Place, placeOf } from './place'
import type { Draft, SeedStory } from './types'

export { seedRedirects } from './redirects'
export type { SeedRedirect, SeedStory } from './types'

const authors: Record<Language, (here: Place) => Draft[]> = {
  de: germanStories,
  fr: frenchStories,
  nl: dutchStories,
}

/** The first content of a brand: every market's pages, layout and documentation. */
export function seedStories(brand: Brand): SeedStory[] {
  return marketsOf(brand).flatMap((market) => {
    const here = placeOf(brand, market)
    return authors[market.language](here).map((draft, index) => finish(here, draft, index * 10))
  })
}
