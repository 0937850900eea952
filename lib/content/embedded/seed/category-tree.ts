import type { Language } from '@/lib/platform/markets'
import { canonicalContentPath } from '@/lib/platform/markets'
import type { CategoryGroup } from './category'
import type { CategoryKey } from './category-looks'
import { germanCategories } from './de/categories/index'
import { germanWords } from './de/words'
import { frenchCategories } from './fr/categories/index'
import { frenchWords } from './fr/words'
import { dutchCategories } from './nl/categories/index'
import { dutchWords } from './nl/words'
import { type Place, placeOf } from './place'

const groupsOf: Record<Language, (here: Place) => CategoryGroup[]> = {
  de: (here) => germanCategories(germanWords(here)),
  fr: (here) => frenchCategories(frenchWords(here)),
  nl: (here) => dutchCategories(dutchWords(here)),
}

export type SeedCategory = {
  key: CategoryKey
  parentKey: CategoryKey | undefined
  name: string
  /** Of its page, below the market prefix. */
  path: string
  position: number
}

/** The categories of a market, as its seeded pages show them, each after the one above it. */
export const categoryTree = (...[brand, market]: Parameters<typeof placeOf>): SeedCategory[] =>
  groupsOf[market.language](placeOf(brand, market)).flatMap((group, position) =>
    [group, ...group.children].map(({ key, name, slug }, index) => ({
      key,
      parentKey: index === 0 ? undefined : group.key,
      name,
      path: canonicalContentPath(slug),
      position: index === 0 ? position : index,
    })),
  )
