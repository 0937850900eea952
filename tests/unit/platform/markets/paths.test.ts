import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import {
  canonicalContentPath,
  contentKey,
  contentPath,
  isImpossibleSlug,
  marketsOfStory,
  normalisedPath,
  transliterate,
  withoutCompany,
} from '@/lib/platform/markets/paths'

const market = (code: string) => {
  const found = findMarket('baby', code)
  if (!found) throw new Error(`no market ${code}`)
  return found
}

describe('transliterate', () => {
  it.each([
    ['Möbel', 'moebel'],
    ['GRÖSSE', 'groesse'],
    ['Größe', 'groesse'],
    ['Überwurf/Ähre', 'ueberwurf/aehre'],
    ['Mo\u0308bel', 'moebel'],
    ['plain', 'plain'],
  ])('%s → %s', (given, expected) => expect(transliterate(given)).toBe(expected))
})

describe('contentKey', () => {
  it.each([
    ['/', '_'],
    ['', '_'],
    ['home', '_'],
    ['/Ratgeber/Schlafsäcke/', 'ratgeber/schlafsaecke'],
  ])('%s → %s', (given, expected) => expect(contentKey(given)).toBe(expected))
})

describe('canonicalContentPath', () => {
  it.each([
    ['de-de/home', ''],
    ['de-de/kategorieseiten/kinderwagen', 'kinderwagen'],
    ['baby/versand', 'versand'],
    ['bm/kategorieseiten/betten', 'betten'],
    ['baby/home', ''],
    ['de-de/baby/lernen', 'baby/lernen'],
    ['de-de/kategorieseiten/baby/lernen', 'baby/lernen'],
    ['baby/baby/lernen', 'baby/lernen'],
    ['babyphones', 'babyphones'],
    ['baby/de-de/versand', 'de-de/versand'],
    ['de-de/fr-ch/versand', 'fr-ch/versand'],
    ['de-de/kategorieseiten/kategorieseiten/betten', 'kategorieseiten/betten'],
    ['kategorieseiten/de-de/home', 'de-de/home'],
    ['kategorieseiten', ''],
    ['fr-ch/aide/livraison/', 'aide/livraison'],
    ['kategorieseitenblick', 'kategorieseitenblick'],
    ['de-de', ''],
  ])('%s → %s', (given, expected) => expect(canonicalContentPath(given)).toBe(expected))

  it('strips one prefix and one category prefix, and no other folder', () => {
    const folder = fc.constantFrom('de-de', 'baby', 'bm', 'kategorieseiten', 'kinderwagen')
    const prefix = fc.constantFrom('', 'de-de/', 'fr-ch/', 'baby/', 'bm/')
    fc.assert(
      fc.property(prefix, fc.array(folder, { maxLength: 3 }), (before, below) => {
        const path = [...below, 'ziel'].join('/')
        expect(canonicalContentPath(`${before || 'de-de/'}kategorieseiten/${path}`)).toBe(path)
      }),
    )
  })
})

describe('withoutCompany', () => {
  it.each([
    ['baby/versand', 'versand'],
    ['bm/kategorieseiten/betten', 'kategorieseiten/betten'],
    ['baby', undefined],
    ['baby/', undefined],
    ['babyphones/x', undefined],
    ['versand', undefined],
  ])('%s → %s', (given, expected) => expect(withoutCompany(given)).toBe(expected))
})

describe('contentPath', () => {
  it('leads to the home page of the market', () =>
    expect(contentPath(market('ch-fr'), 'fr-ch/home')).toBe('/ch-fr/'))
  it('percent-encodes what an address cannot hold', () =>
    expect(contentPath(market('de'), 'de-de/a b/ü')).toBe('/de/a%20b/%C3%BC/'))
})

describe('marketsOfStory', () => {
  it.each([
    ['fr-ch/aide', ['ch-fr']],
    ['/nl-be/home', ['be']],
    ['baby/versand', ['de', 'at', 'ch-fr', 'ch']],
    ['bm/versand', ['de', 'at', 'ch-fr', 'ch', 'be-fr', 'fr', 'be', 'nl']],
    ['it-it/home', []],
    ['versand', []],
  ])('%s has its page in %j', (slug, codes) =>
    expect(marketsOfStory(slug).map(({ code }) => code)).toEqual(codes),
  )
})

describe('isImpossibleSlug', () => {
  it.each(['fabula-ng/x', 'datei.pdf', 'ordner/bild.JPG', 'datei.pdf/'])('%s can never be a page', (slug) =>
    expect(isImpossibleSlug(slug)).toBe(true),
  )
  it.each(['ratgeber', 'fabula', 'v1.2/seite'])('%s can be a page', (slug) =>
    expect(isImpossibleSlug(slug)).toBe(false),
  )
})

describe('normalisedPath', () => {
  it.each([
    ['/de/Ratgeber/', '/de/ratgeber/'],
    ['/DE/ratgeber/', '/de/ratgeber/'],
    ['/de/a+b+c/', '/de/a%20b%20c/'],
    ['/de/home/', '/de/'],
    ['/de/home', '/de/'],
    ['/de/ratgeber', '/de/ratgeber/'],
    ['/de/kategorieseiten/kinderwagen/', '/de/kinderwagen/'],
    ['/de/KATEGORIESEITEN', '/de/'],
    ['/de/de-de/kategorieseiten/baby/lernen/', '/de/baby/lernen/'],
    ['/de/Baby/Lernen', '/de/baby/lernen/'],
    ['/de/de-de/versand/', '/de/versand/'],
    ['/de-de/', '/de/'],
    ['/de-de', '/de/'],
    ['/fr-ch/livraison/', '/ch-fr/livraison/'],
    ['/DE-AT/Versand', '/at/versand/'],
    ['/fr-ch/fr-ch/kategorieseiten/Lits', '/ch-fr/lits/'],
    ['/fr-ch/caisse', '/ch-fr/caiss%C3%A9/'],
    ['/ch-fr/caisse/', '/ch-fr/caiss%C3%A9/'],
    ['/ch-fr/caisse/login/', '/ch-fr/caiss%C3%A9/login/'],
    ['/ch-fr/Caissé', '/ch-fr/caiss%C3%A9/'],
    ['/de/M%C3%96BEL/', '/de/moebel/'],
    ['/de/h%C3%A4ufige-fragen', '/de/haeufige-fragen/'],
  ])('%s is mended to %s', (given, expected) => expect(normalisedPath('baby', given)).toBe(expected))

  it.each([
    '/de/',
    '/de/ratgeber/schlafsack/',
    '/ch-fr/caiss%C3%A9/',
    '/de/caisse/',
    '/de/baby/lernen/',
    '/de/kategorieseiten/kategorieseiten/kinderwagen/',
    '/de/kategorieseiten/de-de/kinderwagen/',
    '/de/de-de/fr-ch/versand/',
    '/de/datei.pdf',
    '/unknown/Path/',
    '/nl-be/Winkel/',
    '/de-de/datei.pdf',
    '/de/Datei.pdf/',
    '/de/p/Strampler-123/',
    '/%E0%A4%A/',
    '/de//evil.example/',
    '/de/\\evil/',
  ])('%s stays as it is', (given) => expect(normalisedPath('baby', given)).toBeUndefined())

  it('is settled after one redirect, and never leaves the site', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('de', 'DE', 'ch-fr', 'at', 'de-de', 'fr-ch'),
        fc.webPath(),
        fc.string(),
        (code, path, extra) => {
          const target = normalisedPath('baby', `/${code}${path}/${encodeURIComponent(extra)}`)
          if (target === undefined) return
          expect(target).toMatch(/^\/(de|at|ch|ch-fr)\//)
          expect(normalisedPath('baby', target)).toBeUndefined()
        },
      ),
    )
  })
})
