import { expect, test } from 'vitest'
import { valuePlace } from '@/lib/shop/rules'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'

test('single and double sizes stand in one row, by the height of the child', () => {
  const compare = new Intl.Collator('de', { numeric: true }).compare
  const sizes = seedAttributeValues()
    .filter(({ attribute }) => attribute === 'asGro' || attribute === 'doppelgroesse')
    .map(({ value, position }) => ({ value, place: valuePlace(value, position) }))
    .toSorted((one, other) => one.place - other.place || compare(one.value, other.value))
    .map(({ value }) => value)
  expect(sizes).toEqual('50 50/56 56 60 62 62/68 68 70 74 74/80 80 86 86/92 90 92 98 110'.split(' '))
})
