import { expect, it } from 'vitest'
import { sizesOfAge } from '@/lib/shop/advisors'
import { agesAsSizes, type SizedKind, sizedKindOf } from '@/lib/shop/listing/search/meaning/age-sizes'
import type { Sense } from '@/lib/shop/listing/search/meaning/sense'
import { knownSize } from '@/lib/shop/listing/search/meaning/sizes'
import { understand } from '@/lib/shop/listing/search/meaning/understand'
import type { Language } from '@/schemas'

const sense: Sense = {
  ...{ colours: new Map(), occasions: new Map(), longestOccasion: 0, occasionWords: new Set<string>() },
  sizes: [
    ...['50', '56', '62', '68', '74', '80', '86', '92', '98', '104', '110', '116', '50/56'],
    ...['60', '70', '90'],
  ].map(knownSize),
  ages: [0, 2, 6, 12, 24, 36],
}

const partsOf = (language: Language, term: string, kind: SizedKind = 'clothes') => {
  const { parts } = understand(term, { language }, sense)
  return agesAsSizes(parts, sense.sizes, kind).map(
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

it.each<[Language, string, string]>([
  ['de', 'Schlafsack 6 Monate', 'size 70: 70 (6 Monate)'],
  ['de', 'Schlafsack für Neugeborene', 'size 50 60: 50/60 (Neugeborene)'],
  ['de', 'Schlafsack 2 Jahre', 'size 90: 90 (2 Jahre)'],
  ['fr', 'gigoteuse 6 mois', 'size 70: 70 (6 mois)'],
  ['nl', 'slaapzak 18 maanden', 'size 90: 90 (18 maanden)'],
])('in %s, “%s” asks for sleeping bags in %s', (language, term, expected) => {
  expect(partsOf(language, term, 'sleepingBags')).toEqual([expected])
})

it('has a size for every month of the table', () => {
  for (let months = 0; months <= 72; months += 1) expect(sizesOfAge({ months }), `${months}`).not.toEqual([])
  expect(sizesOfAge({ months: 73 })).toEqual([])
})

it.each([
  ['jackets', 12, { '62': 5, '80': 6, '98': 2 }, 'clothes'],
  ['sleeping bags', 12, { '70': 9, '90': 9, '110': 5 }, 'sleepingBags'],
  ['sleeping bags in more sizes of clothes', 12, { '50': 12, '60': 6, '70': 6, '110': 12 }, 'sleepingBags'],
  ['toys', 40, {}, undefined],
  ['gifts of which a few are clothes', 40, { '62': 4, '68': 4 }, undefined],
])('tells by their sizes what %s are', (_, hits, counts, expected) => {
  const values = Object.entries(counts).map(([value, count]) => ({
    value,
    label: value,
    count,
    active: false,
  }))
  expect(sizedKindOf({ hits, facets: [{ facet: 'size', values }] })).toBe(expected)
})
