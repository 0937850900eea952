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
  ['de', 'stoffmaus', 'maus', true],
  ['de', 'melange', 'ange', false],
  ['de', 'zirkuselefant', 'elefant', true],
  ['nl', 'oranjerand', 'rand', false],
  ['fr', 'rechange', 'ange', false],
  ['fr', 'langer', 'ange', false],
  ['fr', 'portebebe', 'porte', true],
  ['de', 'mausefalle', 'maus', true],
  ['de', 'armausschnitt', 'maus', false],
  ['de', 'preis', 'eis', false],
  ['de', 'kindersitze', 'sitz', true],
  ['de', 'kinderwagenkette', 'wagen', true],
] as const)('in %s of %s, %s is a part: %s', (language, word, part, expected) => {
  expect(hasPart(word, part, language)).toBe(expected)
})
