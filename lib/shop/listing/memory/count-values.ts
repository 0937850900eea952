import { countArticles } from './articles'
import { type Bits, count, countBoth, isLasting, placesOf, without } from './bits'
import type { MarketIndex } from './load-index'

function countedSingles({ values, valuesAt }: MarketIndex, bits: Bits): Uint32Array {
  const counts = new Uint32Array(values.length)
  const { starts, values: all } = valuesAt
  const size = count(bits)
  // The values of few products are counted one by one, those of many by combining bits, 32 products at once.
  if (size * 8 > bits.length * values.length) {
    for (const [number, value] of values.entries()) counts[number] = countBoth(value.bits, bits)
    return counts
  }
  const places = placesOf(bits, size)
  for (let next = 0; next < size; next += 1) {
    const place = places[next] as number
    const end = starts[place + 1] as number
    for (let at = starts[place] as number; at < end; at += 1) {
      const number = all[at] as number
      counts[number] = (counts[number] as number) + 1
    }
  }
  return counts
}

function counted(index: MarketIndex, bits: Bits): Uint32Array {
  const counts = countedSingles(index, without(bits, index.articles.several))
  countArticles(index, bits, counts)
  return counts
}

/** The counts of a set that is there as long as its index, such as a category, are computed once. */
const known = new WeakMap<Bits, Uint32Array>()

/** The number of articles of a set with each value, by the number of the value. */
export function countValues(index: MarketIndex, bits: Bits): Uint32Array {
  const counts = known.get(bits) ?? counted(index, bits)
  if (isLasting(bits)) known.set(bits, counts)
  return counts
}
