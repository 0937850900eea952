import { expect, it } from 'vitest'
import { workOf } from '@/lib/server/edge/work'

it.each([
  ['/api/shop/suggest', 'search'],
  ['/api/shop/products', 'search'],
  ['/api/shop/recommendations', 'search'],
  ['/api/shop/listing', 'listing'],
  ['/api/shop/postcodes', undefined],
])('a call is the same work with a slash at its end and without: %s', (path, work) => {
  for (const pathname of [path, `${path}/`]) expect(workOf('other', pathname, '')).toBe(work)
  expect(workOf('other', `${path}x`, '')).toBe(undefined)
})
