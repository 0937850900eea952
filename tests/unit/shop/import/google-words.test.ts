import { describe, expect, test } from 'vitest'
import { ageGroups, genders } from '@/lib/shop/import/google/words'
import { languages } from '@/schemas'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'
import { ageText } from '@/scripts/seed/catalogue/facts'
import { perLanguage } from '@/scripts/seed/catalogue/tables'

const seeded = (attribute: string) =>
  new Map(
    seedAttributeValues()
      .filter((known) => known.attribute === attribute)
      .map(({ value, labels }) => [value, labels]),
  )

/** Two keys for one thing would be two values of a filter, with the same words. */
describe('the words of Merchant Center are values that the catalogue knows', () => {
  test('its genders are those of the filter, with the same labels', () => {
    const known = Object.values(genders).map(({ value, labels }) => [value, labels] as const)
    expect(new Map(known)).toEqual(seeded('geschlecht'))
  })

  const aged = Object.entries(ageGroups).flatMap(([name, age]) => (age ? [{ name, ...age }] : []))
  test.each(aged)(
    'its age group $name is an age in months, in the words of all ages',
    ({ value, labels, position }) => {
      expect(labels).toEqual(perLanguage(languages, (words) => ageText(Number(value), words)))
      expect(position).toBe(Number(value))
    },
  )

  test('the ages that both have are one value', () => {
    const known = seeded('dimAlterGeeignetAb')
    const common = aged.filter(({ value }) => known.has(value))
    expect(common.map(({ name }) => name)).toEqual(['newborn', 'infant', 'toddler'])
    for (const { value, labels } of common) expect(known.get(value)).toEqual(labels)
  })
})
