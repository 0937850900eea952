import { type Bits, count, countBoth, placesOf } from './bits'
import type { MarketIndex } from './load-index'

/** The number of products of a set with each value, by the number of the value. */
export function countValues({ values, valuesAt }: MarketIndex, bits: Bits): Uint32Array {
  const counts = new Uint32Array(values.length)
  const { starts, values: all } = valuesAt
  const size = count(bits)
  // The values of few products are counted one by one, those of many by combining bits, 32 products at once.
  if (size * 8 > bits.length * values.length) {
    for (const [number, value] of values.entries()) counts[number] = countBoth(value.bits, bits)
    return counts
  }
  for (const place of placesOf(bits)) {
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const number = all[at] as number
      counts[number] = (counts[number] as number) + 1
    }
  }
  return counts
}
