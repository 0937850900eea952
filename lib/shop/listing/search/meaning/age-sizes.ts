import { isClothesSize, sizesOfAge } from '@/lib/shop/advisors'
import type { Listing } from '../../find-listing'
import type { KnownSize } from './sizes'
import type { Part } from './understand'

/** Of the products that words find, as many at least have the most frequent size of clothes, where clothes are meant. */
const share = 1 / 3

/** Whether a listing is of clothes, which are chosen by size and not by age. */
export function isOfClothes({ hits, facets }: Pick<Listing, 'hits' | 'facets'>): boolean {
  const sizes = facets.find(({ facet }) => facet === 'size')?.values ?? []
  const [ofClothes, others] = [
    sizes.filter(({ value }) => isClothesSize(value)),
    sizes.filter(({ value }) => !isClothesSize(value)),
  ]
  const sum = (values: typeof sizes) => values.reduce((all, { count }) => all + count, 0)
  return (
    hits > 0 &&
    Math.max(0, ...ofClothes.map(({ count }) => count)) >= hits * share &&
    sum(ofClothes) > sum(others)
  )
}

/**
 * Parts with the sizes of an age instead of the age: what is for clothes "from 2 months" says nothing of a child of three.
 * An age without sizes in the table stays, with nothing to narrow by, so that the page says why.
 */
export const agesAsSizes = (parts: readonly Part[], sizes: readonly KnownSize[]): Part[] =>
  parts.map((part) => {
    if (part.meaning !== 'age' || !part.age) return part
    const { wider: _, ...own } = part
    const wanted = sizesOfAge(part.age)
    if (wanted.length === 0) return { ...own, values: [] }
    const values = sizes
      .filter(({ numbers, value }) => isClothesSize(value) && wanted.some((size) => numbers.includes(size)))
      .map(({ value }) => value)
    return { ...own, meaning: 'size', values, label: `${wanted.join('/')} (${part.label})` }
  })
