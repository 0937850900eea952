import { bagSizesOfAge, isBagSize, isClothesSize, isOwnBagSize, sizesOfAge } from '@/lib/shop/advisors'
import type { Listing } from '../../find-listing'
import type { KnownSize } from './sizes'
import type { Part } from './understand'

/** Of the products that words find, as many at least have the most frequent size of a kind, where that kind is meant. */
const share = 1 / 3

/** What is chosen by the size of a child and not by its age, each with sizes of its own. */
export type SizedKind = 'clothes' | 'sleepingBags'

type Kind = {
  isSize: (label: string) => boolean
  /** Whether a size tells the kind from the others. */
  isTelling: (label: string) => boolean
  sizesOf: typeof sizesOfAge
}

const kinds: Record<SizedKind, Kind> = {
  // 50 and 110 are sizes of clothes, too.
  sleepingBags: { isSize: isBagSize, isTelling: isOwnBagSize, sizesOf: bagSizesOfAge },
  clothes: { isSize: isClothesSize, isTelling: isClothesSize, sizesOf: sizesOfAge },
}

/** What a listing is of, if that is chosen by size and not by age. */
export function sizedKindOf({ hits, facets }: Pick<Listing, 'hits' | 'facets'>): SizedKind | undefined {
  const sizes = facets.find(({ facet }) => facet === 'size')?.values ?? []
  const sum = (values: typeof sizes) => values.reduce((all, { count }) => all + count, 0)
  const isOf = (kind: SizedKind) => {
    const { isSize, isTelling } = kinds[kind]
    const own = sizes.filter(({ value }) => isSize(value))
    const most = Math.max(0, ...own.filter(({ value }) => isTelling(value)).map(({ count }) => count))
    return most >= hits * share && sum(own) > sum(sizes) - sum(own)
  }
  return hits > 0 ? (['sleepingBags', 'clothes'] as const).find(isOf) : undefined
}

/**
 * Parts with the sizes of an age instead of the age: what is for clothes "from 2 months" says nothing of a child of three.
 * An age without sizes in the table stays, with nothing to narrow by, so that the page says why.
 */
export const agesAsSizes = (parts: readonly Part[], sizes: readonly KnownSize[], kind: SizedKind): Part[] =>
  parts.map((part) => {
    if (part.meaning !== 'age' || !part.age) return part
    const { isSize, sizesOf } = kinds[kind]
    const { wider: _, ...own } = part
    const wanted = sizesOf(part.age)
    if (wanted.length === 0) return { ...own, values: [] }
    const values = sizes
      .filter(({ numbers, value }) => isSize(value) && wanted.some((size) => numbers.includes(size)))
      .map(({ value }) => value)
    return { ...own, meaning: 'size', values, label: `${wanted.join('/')} (${part.label})` }
  })

/**
 * An age alone, with whatever a child of that age can use: most of it is for newborns already, and of what begins at that age
 * clothes are those of the cold alone.
 */
export const usableAlone = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) => {
    const { age, wider = [], ...own } = part
    const isAlone = parts.length === 1 && age && !age.isFrom && age.until === undefined
    return isAlone ? { ...own, age, values: wider.at(-1) ?? own.values } : part
  })
