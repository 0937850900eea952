import { describe, expect, it } from 'vitest'
import { compoundParts, hasPart } from '@/lib/shop/listing/search/compounds'

describe('a compound', () => {
  it.each([
    ['kinderwagen', ['kinder', 'wagen']],
    ['babyschlafsack', ['baby', 'schlafsack', 'schlaf', 'sack']],
    ['wickelbody', ['wickel', 'body']],
    ['kinderbettwasche', ['kinder', 'bett', 'wasche']],
    ['sicherheitsgurt', ['sicherheits', 'gurt']],
    ['kindersitze', ['kinder', 'sitze']],
    ['schlafsacke', ['schlaf', 'sacke']],
    ['kombikinderwagen', ['kombi', 'kinder', 'wagen']],
  ])('%s is made of %j', (word, parts) => {
    expect(compoundParts(word, 'de')).toEqual(expect.arrayContaining(parts))
  })

  it.each(['strampler', 'wagen', 'matratze', 'kinder', 'qwertzuiop', 'modell200'])('is not %s', (word) => {
    expect(compoundParts(word, 'de')).toEqual([])
  })

  it('is split with the words of the catalogue too', () => {
    expect(compoundParts('zirkuselefant', 'de')).toEqual([])
    const catalogue = new Set(['zirkus', 'elefant'])
    expect(compoundParts('zirkuselefant', 'de', (word) => catalogue.has(word))).toEqual(['zirkus', 'elefant'])
  })

  it('is Dutch, and not French', () => {
    expect(compoundParts('kinderwagen', 'nl')).toEqual(['kinder', 'wagen'])
    expect(compoundParts('slaapzakje', 'nl', (word) => word === 'zakje')).toEqual(['slaap', 'zakje'])
    expect(compoundParts('portemonnaie', 'fr')).toEqual([])
  })
})

it.each([
  ['stoffmaus', 'maus', true],
  ['mausefalle', 'maus', true],
  ['armausschnitt', 'maus', false],
  ['preis', 'eis', false],
  ['kindersitze', 'sitz', true],
  ['kinderwagenkette', 'wagen', true],
] as const)('of %s, %s is a part: %s', (word, part, expected) => {
  expect(hasPart(word, part, 'de')).toBe(expected)
})
