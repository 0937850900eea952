import { type Bits, both, count, countBoth, either, noneOf, segmentsOf } from './bits'
import type { MarketIndex } from './load-index'

/** A word is at home where it is this near to the share of the area with the most of it. */
const nearMost = 0.75

/**
 * The products of the areas in which a word is at home: of which the greatest share has it. Other areas mention it in
 * passing, as rompers do with nappies.
 */
export function atHome({ categories }: Pick<MarketIndex, 'categories'>, found: Bits): Bits {
  const areas = [...categories.values()]
    .filter(({ isArea }) => isArea)
    .map(({ bits }) => ({ bits, share: countBoth(bits, found) / Math.max(1, count(bits)) }))
  const least = nearMost * Math.max(...areas.map(({ share }) => share), 0)
  const home = areas.filter(({ share }) => share > 0 && share >= least)
  return home.reduce((all, { bits }) => either(all, both(bits, found)), noneOf(segmentsOf(found)))
}
