import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { seedRedirects } from '@/scripts/seed/content'
import { headline, page as pageOf } from '../fixtures/e2e/pages'
import { runInShop } from '../fixtures/e2e/run-in-shop'
import { marketOf, markets } from '../fixtures/e2e/seeded'
import { expectStatic } from '../fixtures/http/expect-static'
import { describe, expect, test } from '../fixtures/http/test'

const inEveryMarket = markets.map((market) => [market.code, market] as const)

test('a content page is static: the second request is answered from the cache', async ({ ask }) => {
  await expectStatic(ask, '/de/versand/')
})

describe('a missing page', () => {
  for (const [code, market] of inEveryMarket) {
    test(`is a real 404 with a headline and links in the language of ${code}, without JavaScript`, async ({
      ask,
    }) => {
      const { status, body } = await ask(`/${code}/gibt-es-nicht-${randomUUID()}/`)
      expect(status).toBe(404)
      const headline = market.language === 'fr' ? 'Cette page n’existe pas' : 'Diese Seite gibt es nicht'
      const link = market.language === 'fr' ? 'Trouver la taille' : 'Größe finden'
      const words = market.code === 'ch' ? link.replaceAll('ß', 'ss') : link
      const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(body) ?? []
      expect(/<h1.*?<\/h1>/s.exec(main)?.[0]).toContain(headline)
      expect(main).toMatch(new RegExp(`<a [^>]*href="/${code}/[^"]+/"[^>]*>(?:(?!</a>).)*${words}`, 's'))
      expect(body).toMatch(/<title>[^<]+ – [^<]+<\/title>/)
      expect(body).toMatch(/<footer.*?<a .*<\/footer>/s)
    })
  }

  test('has no place for search engines, and no cache keeps it', async ({ ask }) => {
    const { body, headers } = await ask(`/de/${randomUUID()}/`)
    expect(body).toContain('<meta name="robots" content="noindex"')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('without a market speaks the visitor’s language', async ({ ask }) => {
    const { status, body } = await ask('/nirgendwo/', { headers: { 'accept-language': 'fr-CH' } })
    expect(status).toBe(404)
    expect(body).toContain('<html lang="fr-CH"')
  })
})

describe('one redirect leads to the final address', () => {
  for (const [given, wanted] of [
    ['/de/Versand/', '/de/versand/'],
    ['/DE/Versand', '/de/versand/'],
    ['/de/RATGEBER/Kindersitz', '/de/ratgeber/kindersitz/'],
    ['/de/versand', '/de/versand/'],
    ['/de', '/de/'],
    ['/de/home/', '/de/'],
    ['/de/home', '/de/'],
    ['/de/de-de/versand/', '/de/versand/'],
    ['/de-de/', '/de/'],
    ['/fr-ch/livraison', '/ch-fr/livraison/'],
    ['/de-at/Versand?a=1', '/at/versand/?a=1'],
    ['/ch-fr/fr-ch/livraison', '/ch-fr/livraison/'],
    ['/de/kategorieseiten/kinderwagen/', '/de/kinderwagen/'],
    ['/de/kategorieseiten/Kinderwagen', '/de/kinderwagen/'],
    ['/de/h%C3%A4ufige-fragen/', '/de/haeufige-fragen/'],
    ['/de/H%C3%84UFIGE-Fragen', '/de/haeufige-fragen/'],
    ['/de//versand/', '/de/versand/'],
    ['/de/Versand?farbe=rot&groesse=62', '/de/versand/?farbe=rot&groesse=62'],
  ] as const) {
    test(`${given} → ${wanted}`, async ({ ask }) => {
      const { status, headers } = await ask(given)
      expect(status).toBe(308)
      expect(headers.location).toBe(wanted)
      expect((await ask(wanted)).status).toBe(200)
    })
  }

  for (const [given, wanted, answered] of [
    ['/de/drei+kleine+worte/', '/de/drei%20kleine%20worte/', 404],
    // Without a basket the checkout leads there; its login is open.
    ['/ch-fr/caisse/', '/ch-fr/caiss%C3%A9/', 307],
    ['/ch-fr/caisse', '/ch-fr/caiss%C3%A9/', 307],
    ['/ch-fr/Caisse/Login', '/ch-fr/caiss%C3%A9/login/', 200],
  ] as const) {
    test(`${given} → ${wanted}, which answers ${answered}`, async ({ ask }) => {
      const { status, headers } = await ask(given)
      expect(status).toBe(308)
      expect(headers.location).toBe(wanted)
      expect((await ask(wanted)).status).toBe(answered)
    })
  }
})

test('a prefix is stripped once: what would have to be stripped again has no page', async ({ ask }) => {
  expect((await ask('/de/kategorieseiten/kategorieseiten/kinderwagen/')).status).toBe(404)
})

describe('a redirect keeps the query', () => {
  const query = '?voucher=X1&scrid=12&utm_source=mail'

  for (const [what, given, wanted] of [
    ['to the trailing slash', '/de/versand', '/de/versand/'],
    ['to lower case', '/de/Versand/', '/de/versand/'],
    ['to the root of a market', '/de/home/', '/de/'],
    ['from a prefix', '/de/kategorieseiten/kinderwagen/', '/de/kinderwagen/'],
    ['to the alternate of this market', '/ch-fr/versand/', '/ch-fr/livraison/'],
    ['from the root', '/', '/de/'],
    ['of a change of the market', '/api/market/?market=at&path=%2Fat%2Fversand%2F', '/at/versand/'],
  ] as const)
    test(what, async ({ ask, address }) => {
      const isSwitch = given.startsWith('/api/')
      const referer = `${address}/de/versand/${query}`
      const answer = isSwitch ? await ask(given, { headers: { referer } }) : await ask(given + query)
      expect(answer.headers.location).toBe(wanted + query)
    })

  for (const { locale, path, target } of seedRedirects('baby')) {
    const market = markets.find(({ shopLocale }) => shopLocale === locale)
    if (!market || !target.startsWith('/')) continue
    test(`of the entry for /${market.code}/${path}/`, async ({ ask }) => {
      const { headers } = await ask(`/${market.code}/${path}/${query}`)
      const [address = '', fragment] = target.split('#')
      const kept = address.includes('?') ? `${address}&${query.slice(1)}` : address + query
      expect(headers.location).toBe(fragment === undefined ? kept : `${kept}#${fragment}`)
    })
  }

  test('of a listing that is mended, without the parameters that it mends', async ({ ask }) => {
    const { headers } = await ask('/de/kinderwagen/?priceFrom=100&priceTo=&voucher=X1')
    expect(headers.location).toMatch(/^\/de\/kinderwagen\/\?price=[^&]+&voucher=X1$/)
  })
})

describe('redirect entries', () => {
  for (const { locale, path, target, statusCode } of seedRedirects('baby')) {
    const market = markets.find(({ shopLocale }) => shopLocale === locale)
    if (!market) continue
    test(`/${market.code}/${path}/ is answered with ${statusCode} and ${target}`, async ({ ask }) => {
      const { status, headers } = await ask(`/${market.code}/${path}/`)
      expect(status).toBe(statusCode)
      expect(headers.location).toBe(target)
      if (target.startsWith('/')) expect((await ask(target)).status).toBe(200)
    })
  }
})

describe('the small file of old addresses', () => {
  beforeAll(() => runInShop('write-old-addresses.ts'))
  afterAll(() => runInShop('write-old-addresses.ts', 'remove'))

  for (const path of [
    '/de/alte-seite.html',
    '/alte-seite-ohne-markt.html',
    '/de/index.php?cl=details&anid=123',
    '/alt-ohne-praefix/',
    '/de/shop/artikel-4711.html',
  ])
    for (const language of ['de-DE', 'fr-CH'])
      test(`${path} is answered with 301 at once, for a browser in ${language}`, async ({ ask }) => {
        const { status, headers } = await ask(path, { headers: { 'accept-language': language } })
        expect([status, headers.location]).toEqual([301, '/de/ratgeber/'])
        expect((await ask('/de/ratgeber/')).status).toBe(200)
      })

  test('an address beside them is missing', async ({ ask }) => {
    expect((await ask('/de/index.php?cl=details&anid=124')).status).toBe(404)
  })
})

describe('the root', () => {
  for (const [title, headers, code] of [
    [
      'follows the cookie before the browser’s languages',
      { cookie: 'i18n_redirected=at', 'accept-language': 'fr-CH' },
      'at',
    ],
    ['follows the browser’s languages', { 'accept-language': 'fr-CH,fr;q=0.9,de;q=0.8' }, 'ch-fr'],
    ['follows the best of several languages', { 'accept-language': 'en;q=0.5, de-CH;q=0.9, fr;q=0.4' }, 'ch'],
    [
      'ignores a cookie that names no market',
      { cookie: 'i18n_redirected=//evil.example', 'accept-language': 'de-AT' },
      'at',
    ],
    ['falls back to de', { 'accept-language': 'ja' }, 'de'],
    ['falls back to de without any header', {}, 'de'],
  ] satisfies [string, Record<string, string>, string][]) {
    test(title, async ({ ask }) => {
      const answer = await ask('/', { headers })
      expect(answer.status).toBe(302)
      expect(answer.headers.location).toBe(`/${code}/`)
      expect(answer.headers['set-cookie']).toEqual([
        `i18n_redirected=${code}; Max-Age=31536000; Path=/; SameSite=Lax`,
      ])
      expect(answer.headers['cache-control']).toContain('no-store')
    })
  }

  test('keeps the query', async ({ ask }) => {
    const { headers } = await ask('/?redirect=goodbye')
    expect(headers.location).toBe('/de/?redirect=goodbye')
  })
})

describe('the first page', () => {
  test('stores its market, without which the browser’s languages would decide again', async ({ ask }) => {
    const first = await ask('/ch-fr/livraison/', { headers: { 'accept-language': 'de-AT' } })
    expect(first.headers['set-cookie']).toEqual([
      'i18n_redirected=ch-fr; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect(first.headers['cache-control']).toMatch(/^private/)
    const headers = { cookie: 'i18n_redirected=ch-fr', 'accept-language': 'de-AT' }
    expect((await ask('/', { headers })).headers.location).toBe('/ch-fr/')
    const second = await ask('/ch-fr/livraison/', { headers })
    expect(second.headers['set-cookie']).toBeUndefined()
    expect(second.headers['cache-control']).toMatch(/^public/)
  })
})

describe('another market', () => {
  test('a slug of another market leads to the same page of this one', async ({ ask }) => {
    for (const [given, wanted] of [
      ['/de/livraison/', '/de/versand/'],
      ['/ch-fr/versand/', '/ch-fr/livraison/'],
      ['/at/questions-frequentes/', '/at/haeufige-fragen/'],
    ]) {
      const { status, headers } = await ask(given ?? '')
      expect([307, 308]).toContain(status)
      expect(headers.location).toBe(wanted)
    }
  })

  test('the switch takes no address outside the market', async ({ ask }) => {
    for (const path of [
      '//evil.example/',
      '/%5Cevil.example',
      'https://evil.example/',
      '/de/versand/',
      '/at/../de/',
    ])
      expect(
        (await ask(`/api/market/?${new URLSearchParams({ market: 'at', path })}`)).headers.location,
      ).toMatch(/^\/(?:at|de)\//)
  })
})

for (const path of [
  '/de/fabula-ng/',
  '/de/fabula-ng/seite/',
  '/de/seite.php',
  '/de/ratgeber/bild.jpg',
  '/de/seite.html/',
  '/wp-login.php',
])
  test(`${path} answers ‘Not found’ without a page around it`, async ({ ask }) => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).toBe('Not found')
  })

describe('the folders of the code', () => {
  const names = [
    'basket',
    'wishlist',
    'contact',
    'search',
    'form',
    'form/confirm',
    'form/stock',
    'listing',
    'error',
    'error/404',
  ]

  for (const name of names)
    test(`are no addresses: ${name}`, async ({ ask }) => {
      const { status, body } = await ask(`/de/${name}/`)
      expect(status).toBe(404)
      expect(body).toContain('Diese Seite gibt es nicht')
      expect((await ask(`/de/~internal/${name}/`)).status).toBe(404)
    })

  // Pages of the sitemap are read by other tests at the same time.
  for (const name of ['basket', 'search', 'form', 'listing', 'error'])
    test(`leave their names to pages of the content: ${name}`, async ({ ask, editor }) => {
      await editor.publishNew('de-de', { ...pageOf([headline('Aus dem Inhalt')]), noindex: true }, name)
      await expect.poll(async () => (await ask(`/de/${name}/`)).body).toContain('Aus dem Inhalt')
      expect((await ask(`/de/${name}/?page=1&colour=rot`)).body).toContain('Aus dem Inhalt')
    })
})

test('the locale of a market names its pages for the API as well', async ({ ask }) => {
  const { status, body } = await ask(`/api/cms/livraison/?locale=${marketOf('ch-fr').shopLocale}`)
  expect(status).toBe(200)
  expect(JSON.parse(body).page.path).toBe('/ch-fr/livraison/')
})
