import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '@/lib/platform/text/edit-distance'
import { bestCandidate, oneEditAway } from '@/lib/shop/listing/search/analyse'
import { termQuery, termWords } from '@/lib/shop/listing/search/term'

const de = { language: 'de' } as const

describe('a term', () => {
  it.each([
    ['Strampler für Mädchen', ['strampler']],
    ['für Mädchen', ['madchen']],
    ['für', ['fur']],
    ['body body BODY', ['body']],
    ['a b c d e f g h i j k', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['!!!', []],
  ])('%s has the words %j', (term, words) => {
    expect(termWords(term, de)).toEqual(words)
  })

  it('is asked with compounds apart and neighbours together', () => {
    expect(termQuery([{ word: 'kinderwagen' }], de).expression).toBe('((kinderwagen | (kinder & wagen)))')
    expect(termQuery([{ word: 'puck' }, { word: 'tuch', isPrefix: true }], de).expression).toBe(
      '(puck & tuch:*) | (pucktuch:*)',
    )
  })

  it('gives the database nothing but words and its own signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (term) => {
        const { expression } = termQuery(
          termWords(term, de).map((word) => ({ word })),
          de,
        )
        expect(expression).toMatch(/^[\p{L}\p{Nd} &|()]*$/u)
      }),
    )
  })
})

describe('a typing error', () => {
  it('is looked for one step away', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,6}$/), (word) => {
        for (const other of oneEditAway(word)) expect(editDistance(word, other, 2)).toBe(1)
      }),
    )
    expect(oneEditAway('bdoy')).toContain('body')
  })

  const words = (...list: [word: string, frequency: number][]) =>
    list.map(([word, frequency]) => ({ word, label: word, frequency }))

  it.each([
    ['bodi', words(['body', 9], ['bode', 1]), 'body'],
    ['hosr', words(['hose', 5], ['rose', 50]), 'hose'],
    ['jakce', words(['jacke', 5], ['hacke', 90]), 'jacke'],
    ['xyz', words(['body', 9]), undefined],
  ])('in %s is mended', (typed, candidates, meant) => {
    expect(bestCandidate(typed, candidates)?.word).toBe(meant)
  })
})
