import { globSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { requestKind } from '@/lib/server/edge/request-kind'
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
  '/api/merchant/orders/[number]/delivery-note': 'print',
  '/api/merchant/orders/[number]/papers/[paper]': 'print',
  '/api/orders/credit-note': 'print',
  '/api/orders/gift-cards': 'card',
  '/api/orders/invoice': 'print',
  '/api/orders/label': 'print',
  '/documents/[number]/[file]': 'print',
  '/documents/pages/[market]/[...slug]': 'print',
}

it('every paper is work of a bounded kind', () => {
  const routes = globSync('app/**/route.ts').filter((file) =>
    /privatePdf|privatePaper|application\/pdf|writePaper|writePdf/.test(readFileSync(file, 'utf8')),
  )
  const found = routes.map((file) => file.slice('app'.length, -'/route.ts'.length)).sort()
  expect(found).toEqual(Object.keys(papers))
  for (const [path, work] of Object.entries(papers))
    for (const pathname of [path, `${path}/`]) expect(workOf('other', pathname, ''), pathname).toBe(work)
})

const getOf = (url: string) => ({ method: 'GET', url, headers: {} }) as unknown as IncomingMessage

/** Routes that are let through without a kind of work, and why each costs little or is bounded otherwise. */
const withoutKind: readonly [RegExp, string][] = [
  [/^\/api\/(?:account|basket|checkout|user|wishlist)(?:\/|$)/, 'a few statements for one shopper'],
  [/^\/api\/(?:back-in-stock|forms|mcs)(?:\/|$)/, 'bounded by the network, and mailed later'],
  [
    /^\/api\/orders\/(?:access|cancel|downloads|forget-origin|gift-card-cancel|gift-card-mail|link|open|refund-account|reorder|return|return-cancel|return-receipt|withdrawal)$/,
    'a few statements for one order, bounded by the network',
  ],
  [
    /^\/api\/(?:payments\/events|cms\/(?:webhook|revalidate|categories|keys|pages))$/,
    'signed, or for the shop itself',
  ],
  [/^\/api\/cms\/(?:\[\.\.\.slug\]|campaigns|consent|layoutCached|menu)$/, 'read from a cache'],
  [/^\/api\/(?:kiosk|market|visitor(?:\/forget)?)$/, 'the cookies of one browser'],
  [/^\/api\/rum\/(?:performance|settings)$/, 'a line of the log, bounded by the network'],
  [/^\/api\/shop\/(?:places|postcodes|redirect\/\[\.\.\.path\])$/, 'one look-up in memory or by a key'],
  [/^\/api\/preview(?:\/(?:exit|time))?$/, 'one cookie'],
  [
    /^\/api\/merchant\/(?!.*\/(?:papers\/|delivery-note))/,
    'for the holder of a token, whose wrong ones are bounded',
  ],
  [/^\/api\/studio\//, 'for people who are logged in, whose wrong logins are bounded'],
  [/^$/, 'a redirect to a market'],
  [
    /^\/builds\/|^\/favicon\.ico$|^\/\[market\]\/(?:manifest\.webmanifest|service-worker\.js)$/,
    'a small file',
  ],
]

const pathOf = (file: string) =>
  file
    .replace(/^app/, '')
    .replace(/\/(?:route|page)\.tsx?$/, '')
    .replaceAll(/\/\([^)]+\)/g, '')
const sampleOf = (route: string) => {
  const path = route
    .replace('[market]', 'de')
    .replace('[file]', 'a.xml')
    .replaceAll(/\/\[\[?\.{0,3}\w+\]?\]/g, '/a')
  return /\.\w+$/.test(path) ? path : `${path}/`
}

describe('Every route', () => {
  const routes = globSync('app/**/route.ts').map(pathOf).sort()

  it('is work of a kind, or is named here with the reason why it needs none', () => {
    expect(routes.length).toBeGreaterThan(100)
    const isNamed = (route: string) => withoutKind.some(([pattern]) => pattern.test(route))
    const isWork = (route: string) =>
      workOf(requestKind(getOf(sampleOf(route)), sampleOf(route)), sampleOf(route), '') !== undefined
    for (const route of routes) expect([route, isWork(route)]).toEqual([route, !isNamed(route)])
  })

  it('that is named here is still there', () => {
    for (const [pattern] of withoutKind)
      expect(
        routes.some((route) => pattern.test(route)),
        String(pattern),
      ).toBe(true)
  })

  it('that shows a page is work', () => {
    const pages = globSync('app/**/page.tsx').map(pathOf)
    expect(pages.length).toBeGreaterThan(20)
    for (const page of pages) {
      const path = sampleOf(page)
      expect(workOf(requestKind(getOf(path), path), path, ''), page).toBeDefined()
    }
  })
})
