import { expect, it } from 'vitest'
import { sizesOfAge } from '@/lib/shop/advisors'
import { agesAsSizes, isOfClothes } from '@/lib/shop/listing/search/meaning/age-sizes'
import type { Sense } from '@/lib/shop/listing/search/meaning/sense'
import { knownSize } from '@/lib/shop/listing/search/meaning/sizes'
import { understand } from '@/lib/shop/listing/search/meaning/understand'
import type { Language } from '@/schemas'

const sense: Sense = {
  ...{ colours: new Map(), occasions: new Map(), longestOccasion: 0, occasionWords: new Set<string>() },
  sizes: ['50', '56', '62', '68', '74', '80', '86', '92', '98', '104', '110', '116', '50/56', '70'].map(
    knownSize,
  ),
  ages: [0, 2, 6, 12, 24, 36],
}

const partsOf = (language: Language, term: string) => {
  const { parts } = understand(term, { language }, sense)
  return agesAsSizes(parts, sense.sizes).map(
    ({ meaning, values, label }) => `${meaning} ${values.join(' ')}: ${label}`,
  )
}

it.each<[Language, string, string]>([
  ['de', 'winterjacke 3 jahre', 'size 98: 98 (3 Jahre)'],
  ['de', 'winterjacke 2 jahre', 'size 92: 92 (2 Jahre)'],
  ['de', 'Jacke für 4-jährige', 'size 104: 104 (4 Jahre)'],
  ['de', 'Jacke 2-4 Jahre', 'size 98 104: 98/104 (2–4 Jahre)'],
  ['de', 'Jacke ab 4 Jahren', 'size 104 110 116: 104/110/116 (4 Jahre)'],
  ['de', 'Body 1 Monat', 'size 56 50/56: 56 (1 Monat)'],
  ['de', 'Body 18 Monate', 'size 86: 86 (18 Monate)'],
  ['de', 'Body 0-3 Monate', 'size 50 56 62 50/56: 50/56/62 (0–3 Monate)'],
  ['de', 'Body für Neugeborene', 'size 50 56 50/56: 50/56 (Neugeborene)'],
  ['de', 'Jacke 14 Jahre', 'age : 14 Jahre'],
  ['fr', 'manteau 3 ans', 'size 98: 98 (3 ans)'],
  ['fr', 'body 6 mois', 'size 68: 68 (6 mois)'],
  ['nl', 'winterjas 3 jaar', 'size 98: 98 (3 jaar)'],
  ['nl', 'romper 9 maanden', 'size 74: 74 (9 maanden)'],
])('in %s, “%s” asks for clothes in %s', (language, term, expected) => {
  expect(partsOf(language, term)).toEqual([expected])
})

it('has a size for every month of the table', () => {
  for (let months = 0; months <= 72; months += 1) expect(sizesOfAge({ months }), `${months}`).not.toEqual([])
  expect(sizesOfAge({ months: 73 })).toEqual([])
})

it.each([
  ['jackets', 12, { '62': 5, '80': 6, '98': 2 }, true],
  ['sleeping bags', 12, { '70': 9, '90': 9, '110': 5 }, false],
  ['toys', 40, {}, false],
  ['gifts of which a few are clothes', 40, { '62': 4, '68': 4 }, false],
])('tells whether %s are clothes', (_, hits, counts, expected) => {
  const values = Object.entries(counts).map(([value, count]) => ({
    value,
    label: value,
    count,
    active: false,
  }))
  expect(isOfClothes({ hits, facets: [{ facet: 'size', values }] })).toBe(expected)
})
