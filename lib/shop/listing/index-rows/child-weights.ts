import type { AdvancedAttributes } from '@/schemas/shop'
import type { ChildFacet } from '../facets'
import { rangeReader, toldRows } from './told-ranges'

/** What a label calls the weight of a child, in the languages of the shop. */
const labels = /gewicht des kindes|körpergewicht|poids de l.enfant|gewicht van het kind|lichaamsgewicht/i

const kilograms = rangeReader('kg')

/** The weights of a child, in kilograms, that a row of a product's table names. */
export const weightsIn = ({ label, value }: { label: string; value: string }) =>
  labels.test(label) ? kilograms(value) : undefined

/** The weights in kilograms from and up to which goods are for a child, as far as they name them. */
export function weightsOfChild(
  facts: AdvancedAttributes,
): Partial<Record<Exclude<ChildFacet, 'oldest'>, number>> {
  const ranges = toldRows(facts).flatMap((row) => weightsIn(row) ?? [])
  const from = ranges.flatMap((range) => range.from ?? [])
  const to = ranges.flatMap((range) => range.to ?? [])
  return {
    ...(from.length > 0 && { lightest: Math.max(...from) }),
    ...(to.length > 0 && { heaviest: Math.min(...to) }),
  }
}
