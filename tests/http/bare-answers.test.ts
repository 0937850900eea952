import { marketsOf, type Screen, screens } from '@/lib/platform/markets'
import { expectStatic } from '../fixtures/http/expect-static'
import { describe, expect, test } from '../fixtures/http/test'

/** The addresses of all screens, with something in the place of what an order or a product fills in. */
const screenPaths = marketsOf('baby').flatMap(({ code, language }) =>
  Object.values<Screen>(screens).map(({ path }) =>
    encodeURI(`/${code}/${path[language].replace(/\{\w+\}/g, '7')}/`),
  ),
)

/** Addresses that lead on, or would if something were there. */
const others = [
  '/',
  '/de',
  '/de/Versand/',
  '/de/home/',
  '/de/suche/?term=versand',
  '/de/suche/?term=wagen&page=99',
  '/de/suche/?term=wagen&priceFrom=1',
  '/de/schlafen/betten/?page=99',
  '/de/schlafen/betten/?sort=nonsense',
  '/de/kasse/?step=review',
  '/de/login/?target=/de/konto/',
  '/studio/',
  '/studio/media/',
  '/studio/nichts/',
  '/api/preview/',
  '/de/',
  '/de/nichts/',
  '/de/sitemap.xml',
  '/api/basket/?locale=de-de',
]

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304

/** A redirect that comes too late for a status is a tag of Next.js in the page, which is none for browsers without scripts alone. */
const lateRedirect = /http-equiv="refresh"|__next-page-redirect/i

describe('whoever asks without a login', () => {
  for (const path of [...screenPaths, ...others])
    test(`gets a page without a word of its framework, or is led on without a page: ${path}`, async ({
      ask,
    }) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await ask(path, { method })
        expect(status).toBeLessThan(500)
        expect(Object.keys(headers).filter((name) => /^x-(?:next|powered)/.test(name))).toEqual([])
        expect(body.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toMatch(lateRedirect)
        if (!isRedirect(status)) continue
        expect(body).toBe('')
        expect(headers.location).toBeTruthy()
        expect(headers).not.toHaveProperty('content-type')
      }
    })

  test('asks for the data of a navigation with what its router reads', async ({ ask }) => {
    await expectStatic(ask, '/de/versand/')
  })
})
