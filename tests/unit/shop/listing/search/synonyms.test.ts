import { describe, expect, test } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { bestCandidate } from '@/lib/shop/listing/search/analyse'
import { meaningsOf, synonymKey, synonymWord } from '@/lib/shop/listing/search/synonyms'
import { termQuery } from '@/lib/shop/listing/search/term'

const synonyms = new Map([
  ['babyfon', ['babyphone']],
  ['babykamera', ['video babyphone']],
  ['nuggi', ['schnuller']],
])
const de = findMarket('baby', 'de') as Market

describe('what a word also means', () => {
  test.each([
    ['babyfon', false, ['babyphone']],
    ['babyfone', false, ['babyphone']],
    ['nuggis', false, ['schnuller']],
    ['babyf', false, []],
    ['babyf', true, ['babyphone']],
    ['baby', true, ['babyphone', 'video babyphone']],
    ['bab', true, []],
    ['bett', true, []],
  ])('%s (a beginning: %s) is %j', (word, isPrefix, expected) => {
    expect(meaningsOf(synonyms, word, isPrefix)).toEqual(expected)
  })

  test('is asked for beside the word, joined neighbours too, and several words together', () => {
    const query = (...words: string[]) =>
      termQuery(
        words.map((word) => ({ word })),
        de,
        { synonyms },
      ).expression
    expect(query('babyfon')).toBe('((babyfon | babyphone))')
    expect(query('baby', 'fon')).toBe('((baby | babys) & fon) | ((babyfon | babyphone))')
    expect(query('babykamera')).toContain('(video & babyphone)')
  })

  test('is held without accents, hyphens and capitals', () => {
    expect(synonymWord('Baby-Fon', 'de')).toBe('babyfon')
    expect(synonymKey('Vidéo-Babyphone', 'fr')).toBe('video babyphone')
    expect(synonymWord('…', 'de')).toBe('')
  })
})

describe('a word that is not in the catalogue', () => {
  const candidate = (word: string) => ({ word, label: word, frequency: 5 })

  test.each([
    ['kinderwgen', 'kinderwagen'],
    ['stramler', 'strampler'],
    ['bodi', 'body'],
    ['bdoy', 'body'],
    ['schlafsak', 'schlafsack'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(bestCandidate(typed, [candidate(meant)])?.word).toBe(meant)
  })

  test.each([
    ['laufrad', 'laufend'],
    ['trinker', 'stricke'],
    ['dreirad', 'dreieck'],
    ['kopf', 'topf'],
    ['maus', 'mass'],
  ])('%s is not turned into %s', (typed, other) => {
    expect(bestCandidate(typed, [candidate(other)])).toBeUndefined()
  })
})
