import type { IndexedValue } from './load-index'

const double = /^(\d{1,3})\/(\d{1,3})$/

/** The sizes that a double size covers: 62 and 68 of `62/68`. */
const sizesIn = (value: string): readonly string[] => double.exec(value)?.slice(1) ?? []

const known = new WeakMap<readonly IndexedValue[], ReadonlyMap<string, readonly IndexedValue[]>>()

/** The double sizes of a market by the single sizes that they cover. */
export function doubleSizes(values: readonly IndexedValue[]): ReadonlyMap<string, readonly IndexedValue[]> {
  const before = known.get(values)
  if (before) return before
  const found = new Map<string, IndexedValue[]>()
  for (const value of values) {
    if (value.facet !== 'size') continue
    for (const size of sizesIn(value.value)) found.set(size, [...(found.get(size) ?? []), value])
  }
  known.set(values, found)
  return found
}
