import { describe, expect, test } from 'vitest'
import { bestCandidate } from '@/lib/shop/listing/search/analyse'
import { compoundParts } from '@/lib/shop/listing/search/compounds'
import { foldWords } from '@/lib/shop/listing/search/fold'
import { isStopWord } from '@/lib/shop/listing/search/stop-words'
import type { Language } from '@/schemas'
import { seedProducts } from '@/scripts/seed/catalogue'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'
import { categoryWords } from '@/scripts/seed/content/categories'

const products = [...seedProducts('bm', 300)]

/** The words that the first catalogue is searched by. Those that stand in descriptions alone count for none, as in the database. */
function vocabularyOf(language: Language) {
  const counts = new Map<string, number>()
  const count = (text: string, by: 0 | 1) => {
    for (const word of new Set(foldWords(text, language)))
      if (word.length > 1 && !isStopWord(word, language)) counts.set(word, (counts.get(word) ?? 0) + by)
  }
  for (const { texts, brand } of products) {
    const { name = '', description = '', benefits = [] } = texts[language] ?? {}
    count(`${name} ${brand}`, 1)
    count([description, ...benefits].join(' '), 0)
  }
  for (const { name } of Object.values(categoryWords(language))) count(name, 1)
  for (const { labels } of seedAttributeValues()) count(labels[language] ?? '', 1)
  for (const [word, frequency] of [...counts])
    for (const part of compoundParts(word, language))
      counts.set(part, Math.max(counts.get(part) ?? 0, frequency))
  return [...counts].map(([word, frequency]) => ({ word, label: word, frequency }))
}

const vocabulary = { de: vocabularyOf('de'), fr: vocabularyOf('fr') }

const foundAs = (language: 'de' | 'fr', typed: string) => {
  const [word = ''] = foldWords(typed, language)
  return vocabulary[language].find((known) => known.word.startsWith(word))?.word
}

/** What a single typed word is taken for; undefined where a word of the catalogue is it or begins with it, for it is searched for. */
function meant(language: 'de' | 'fr', typed: string): string | undefined {
  if (foundAs(language, typed) !== undefined) return undefined
  const [word = ''] = foldWords(typed, language)
  return bestCandidate(word, vocabulary[language])?.word
}

describe('a misspelt word of the catalogue is mended', () => {
  test.each([
    ['Kinderwgen', 'kinderwagen'],
    ['Schlafsak', 'schlafsack'],
    ['Stramplr', 'strampler'],
    ['Wikelkommode', 'wickelkommode'],
    ['Giterbett', 'gitterbett'],
    ['Babytarge', 'babytrage'],
    ['Hochstul', 'hochstuhl'],
    ['Lätzchn', 'latzchen'],
    ['Mützee', 'mutze'],
    ['Rasel', 'rassel'],
    ['Schnullr', 'schnuller'],
    ['Bausteien', 'bausteine'],
  ])('in German: %s is %s', (typed, expected) => {
    expect(meant('de', typed)).toBe(expected)
  })

  test.each([
    ['gigotteuse', 'gigoteuse'],
    ['pousette', 'poussette'],
    ['biberron', 'biberon'],
    ['bonet', 'bonnet'],
    ['pijama', 'pyjama'],
    ['couvetrure', 'couverture'],
    ['chausettes', 'chaussettes'],
    ['matelat', 'matelas'],
    ['hochte', 'hochet'],
    ['doudu', 'doudou'],
  ])('in French: %s is %s', (typed, expected) => {
    expect(meant('fr', typed)).toBe(expected)
  })
})

const elsewhere = {
  de: [
    'Fahrrad',
    'Laufrad',
    'Dreirad',
    'Trampolin',
    'Schaukel',
    'Rutsche',
    'Puppe',
    'Puzzle',
    'Malbuch',
    'Roller',
    'Schwimmflügel',
    'Sandkasten',
    'Planschbecken',
    'Teppich',
    'Sofa',
    'Zelt',
    'Maus',
    'Uhr',
    'Lego',
    'Handy',
    'Fernseher',
    'Kaffee',
    'Lampion',
    'Vorhang',
    'Regenschirm',
  ],
  fr: [
    'vélo',
    'trottinette',
    'trampoline',
    'balançoire',
    'toboggan',
    'poupée',
    'piscine',
    'puzzle',
    'feutres',
    'parapluie',
    'rideau',
    'canapé',
    'télévision',
    'café',
    'œuf',
    'souris',
    'montre',
    'cartable',
    'raquette',
    'fusée',
    'dragon',
  ],
}

describe.each(['de', 'fr'] as const)('a word in %s that is near to none in the catalogue', (language) => {
  test.each(elsewhere[language])('is left as it is, so that popular categories show: %s', (typed) => {
    expect(meant(language, typed)).toBeUndefined()
  })

  test('is mostly not found at all', () => {
    const unknown = elsewhere[language].filter((typed) => foundAs(language, typed) === undefined)
    expect(unknown.length).toBeGreaterThan(elsewhere[language].length * 0.8)
  })
})
