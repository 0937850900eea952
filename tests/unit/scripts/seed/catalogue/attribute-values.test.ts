import { expect, test } from 'vitest'
import regional from '@/lib/platform/i18n/regional-words.json'
import { spelledLabel, valuePlace } from '@/lib/shop/rules'
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

test('labels have the words of Austria and Switzerland, as the goods themselves have', () => {
  const all = seedAttributeValues().flatMap(({ labels, value }) =>
    labels.de ? [{ label: labels.de, value }] : [],
  )
  expect(all.length).toBeGreaterThan(50)
  for (const iso of ['de-AT', 'de-CH'] as const) {
    const words = Object.keys(regional[iso]).filter((word) => word.startsWith('*'))
    const foreign = new RegExp(words.map((word) => word.replaceAll('*', '')).join('|'))
    const shown = all.map(({ label, value }) => spelledLabel(label, value, { iso }))
    expect(shown.filter((label) => foreign.test(label))).toEqual([])
  }
  expect(spelledLabel('Aprikose', 'apricot', { iso: 'de-AT' })).toBe('Marille')
  expect(spelledLabel(undefined, 'Aprikose', { iso: 'de-AT' })).toBe('Aprikose')
})
