import { type Advisor, advisorOf } from '@/lib/shop/advisors'
import type { CategoryListing } from '@/lib/shop/listing'
import type { Advice } from './listing-view'

/** What helps to choose in a category, of which the sizes that are found decide. */
export type Advices = {
  /** The keys of the category and of those above it. */
  keys: readonly string[]
  /** Those of them that a shop names for each advisor. */
  advisors: Parameters<typeof advisorOf>[1]
  pages: Partial<Record<Advisor, Advice>>
}

/** The page that helps to choose among what was found; undefined where there is none for it. */
export function adviceFor(
  { keys, advisors, pages }: Advices,
  { facets }: Pick<CategoryListing, 'facets'>,
): Advice | undefined {
  const variants = facets.find(({ facet }) => facet === 'size')?.values ?? []
  const advisor = advisorOf({ categoryKeys: keys, variants }, advisors)
  return advisor && pages[advisor]
}
