import { globSync, readFileSync } from 'node:fs'
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

/** Every route that draws a paper, which takes its time in the one thread that answers everything. */
const papers = {
  '/api/orders/credit-note': 'print',
  '/api/orders/gift-cards': 'card',
  '/api/orders/invoice': 'print',
  '/api/orders/label': 'print',
  '/documents/[number]/[file]': 'print',
  '/documents/pages/[market]/[...slug]': 'print',
}

it('every paper is work of a bounded kind', () => {
  const routes = globSync('app/**/route.ts').filter((file) =>
    /privatePdf|application\/pdf|writePaper|writePdf/.test(readFileSync(file, 'utf8')),
  )
  const found = routes.map((file) => file.slice('app'.length, -'/route.ts'.length)).sort()
  expect(found).toEqual(Object.keys(papers))
  for (const [path, work] of Object.entries(papers))
    for (const pathname of [path, `${path}/`]) expect(workOf('other', pathname, ''), pathname).toBe(work)
})
