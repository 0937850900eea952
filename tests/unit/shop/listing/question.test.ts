import { describe, expect, it } from 'vitest'
import { questionIn } from '@/lib/shop/listing/question'

describe('A question', () => {
  it.each([
    [
      '?term=hose',
      [
        '?utm_source=a&term=hose',
        '?term=+hose+',
        '?term=hose&page=1',
        '?term=hose&sort=x',
        '?term=hose&term=b',
      ],
    ],
    ['?term=rote+hose', ['?term=rote%20%20hose', '?term=rote%09hose', '?gclid=1&term=rote+hose&category=a']],
    // Composed and not.
    ['?term=m%C3%BCtze', ['?term=m%C3%BCtze', '?term=mu%CC%88tze']],
    [
      '?size=62&size=68&colour=rot',
      ['?colour=rot&size=68&size=62', '?size=68&colour=rot&size=62&size=68&colour='],
    ],
    ['?price=20-50', ['?price=50-20', '?price=20-50&_rsc=1']],
    ['?without=colour&without=size', ['?without=size&without=colour&without=nothing']],
    ['?term=hose&pageSize=96', ['?term=hose&pageSize=1000']],
    ['', ['?', '?utm_source=a', '?term=', '?term=%20']],
  ])('of the search is %j for all addresses that ask it', (search, addresses) => {
    for (const address of [search, ...addresses])
      expect(questionIn(address, 'search')?.search, address).toBe(search)
  })

  it('with capitals is another one: the page shows the term as it was typed', () => {
    expect(questionIn('?term=Hose', 'search')?.search).toBe('?term=Hose')
  })

  it.each([
    ['?page=2', ['?page=2&page=9', '?term=a&page=2', '?category=b&page=2&utm_source=c']],
    ['?brand=a&sort=newest', ['?sort=newest&brand=a', '?brand=a&brand=a&sort=newest&x=y']],
    ['?page=100', ['?page=999']],
  ])('of a listing is %j for all addresses that ask it', (search, addresses) => {
    for (const address of [search, ...addresses])
      expect(questionIn(address, 'listing')?.search, address).toBe(search)
  })

  it.each([
    ['the ends of a price, of which the page leads to its range', '?term=a&priceFrom=2', '?page=2&priceTo='],
    ['a value that is refused', `?term=${'a'.repeat(201)}`, `?brand=${'a'.repeat(101)}`],
    ['a category that is refused', '?term=a&category=%27', '?page=2&category=%27'],
  ])('is none with %s', (_, ofSearch, ofListing) => {
    expect(questionIn(ofSearch, 'search')).toBeUndefined()
    expect(questionIn(ofListing, 'listing')).toBeUndefined()
  })

  it.each(['?sort=relevancy&page=2', '?sort=x&brand=a', '?page=1', '?brand=', ''])(
    'is none of a listing that is led on, or shown without a choice: %j',
    (search) => expect(questionIn(search, 'listing')).toBeUndefined(),
  )
})
