import { expect, it } from 'vitest'
import { adjunctsOf, headsOf, nounsOf } from '@/lib/shop/listing/index-rows/name-parts'
import { compoundParts } from '@/lib/shop/listing/search/compounds'
import { formsOf } from '@/lib/shop/listing/search/forms'
import type { Language } from '@/schemas/markets'

it.each<[Language, string, string[]]>([
  ['de', 'bodys', ['body']],
  ['de', 'auto', ['autos']],
  ['de', 'windel', ['windeln']],
  ['de', 'windeln', ['windel']],
  ['de', 'mutzchen', ['mutz', 'mutze']],
  ['de', 'kuchen', []],
  ['de', 'madchen', []],
  // Small ones in the south.
  ['de', 'jackli', ['jacklis', 'jack', 'jacke']],
  ['de', 'hosli', ['hoslis', 'hose']],
  ['de', 'windeli', ['windelis', 'windel', 'windeln']],
  ['nl', 'tassen', ['tas']],
  ['nl', 'bedden', ['bed']],
  ['nl', 'kaartje', ['kaar', 'kaart']],
  ['nl', 'cadeau', ['cadeaus']],
  ['fr', 'cadeaux', []],
])('in %s %s is also looked for as %j', (language, word, forms) => {
  expect(formsOf(word, language)).toEqual(forms)
})

it.each<[Language, string, string[], string[]]>([
  ['de', 'Wickeltisch-Heizstrahler Kaja', [], ['wickeltisch']],
  ['de', 'Video-Babyphone Zora', [], ['video']],
  ['fr', 'Chauffage de table à langer Kaja', [], ['table', 'langer']],
  ['fr', 'Carte cadeau à imprimer', ['Cadeaux'], ['cadeau', 'imprimer']],
  ['fr', 'Carte cadeau à imprimer', ['Cadeaux de naissance'], ['imprimer']],
  ['fr', 'Cadeau personnalisé', ['Cadeaux'], []],
  ['fr', 'Veste en laine bouillie', [], []],
])('in %s %s among %j only has of its kind %j', (language, name, categoryNames, words) => {
  expect([...adjunctsOf(name, { language, categoryNames })]).toEqual(words)
})

it.each([
  ['stillkissen', ['kissen']],
  ['kleiderschrank', ['schrank']],
  ['kapuzenhandtuch', ['handtuch']],
  ['babysockchen', ['babysock', 'babysocke', 'sock', 'socke']],
])('%s is called %j', (word, heads) => {
  expect(headsOf(word, 'de', (whole) => compoundParts(whole, 'de'))).toEqual(
    expect.arrayContaining(heads.slice(-1)),
  )
  expect(headsOf(word, 'de', (whole) => compoundParts(whole, 'de'))).not.toContain('kleider')
})

it.each([
  ['Stilleinlagen Hilma, waschbar', ['stilleinlagen', 'hilma']],
  ['stilleinlagen hilma, waschbar', ['stilleinlagen', 'hilma', 'waschbar']],
])('%s is made of the nouns %j', (name, nouns) => {
  expect(nounsOf(name, ['stilleinlagen', 'hilma', 'waschbar'], 'de')).toEqual(nouns)
})
