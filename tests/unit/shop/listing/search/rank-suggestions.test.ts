import { describe, expect, it } from 'vitest'
import { beginsFirst, oncePerArticle, wordsGoingOn } from '@/lib/shop/listing/search/rank-suggestions'
import type { SuggestedProduct } from '@/lib/shop/listing/search/suggested-product'

const product = (number: string, name: string, article?: string): SuggestedProduct => ({
  number,
  name,
  brand: 'Farn',
  href: `/de/p/${number}/`,
  price: { amount: 1999, currency: 'EUR' } as unknown as SuggestedProduct['price'],
  from: false,
  ...(article && { article }),
})

describe('suggestions', () => {
  it.each([
    ['sack', ['Sackkarren', 'Großer Sack', 'Schlafsäcke'], ['Schlafsäcke', 'Großer Sack', 'Sackkarren']],
    ['ei', ['Eimer', 'Großes Ei'], ['Kleidung', 'Großes Ei', 'Eimer', 'Reisen']],
    ['schlafsack win', ['Schlafsack Winter'], ['Schlafsack Winter']],
    ['gros', ['Großer Sack'], ['Großer Sack']],
  ])('for %s begin with it, before those that only contain it', (typed, expected, given) => {
    expect(beginsFirst(given, (name) => name, typed.split(' '), 'de')).toEqual(expected)
  })

  it('show an article in the first of its colours alone, without what tells it', () => {
    const found = oncePerArticle(
      [product('1', 'Body Lino', '1'), product('2', 'Body Lino', '1'), product('3', 'Body Mia')],
      ['body'],
      'de',
    )
    expect(found.map(({ number }) => number)).toEqual(['1', '3'])
    expect(found[0]).not.toHaveProperty('article')
  })

  it('begin with the products whose names have the word, then with those whose names go on as it was typed', () => {
    const found = oncePerArticle(
      [product('1', 'Bollerwagen Tom'), product('2', 'Wagenkette'), product('3', 'Kette für den Wagen')],
      ['wagen'],
      'de',
    )
    expect(found.map(({ name }) => name)).toEqual(['Kette für den Wagen', 'Wagenkette', 'Bollerwagen Tom'])
  })
})

it('goes on with words that tell goods apart, and with no filling word', () => {
  const products = [{ brand: 'Nestling', name: 'Strampler mit Füßen' }]
  expect(wordsGoingOn(products, ['strampler', 'm'], 'de')).toEqual([])
  expect(wordsGoingOn(products, ['strampler', 'f'], 'de')).toEqual(['Füßen'])
})
