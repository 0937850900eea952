import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import {
  canonicalContentPath,
  contentKey,
  contentPath,
  isImpossibleSlug,
  marketOfStory,
  normalisedPath,
  transliterate,
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
    ['baby/de-de/versand', 'versand'],
    ['de-de/kategorieseiten/kategorieseiten/betten', 'betten'],
    ['kategorieseiten/de-de/home', ''],
    ['fr-ch/aide/livraison/', 'aide/livraison'],
    ['kategorieseitenblick', 'kategorieseitenblick'],
    ['de-de', ''],
  ])('%s → %s', (given, expected) => expect(canonicalContentPath(given)).toBe(expected))

  it('is settled after one pass', () => {
    fc.assert(
      fc.property(fc.string(), (slug) => {
        const once = canonicalContentPath(slug)
        expect(canonicalContentPath(`de-de/kategorieseiten/${once}`)).toBe(canonicalContentPath(once))
        expect(canonicalContentPath(once)).toBe(once)
      }),
    )
  })
})

describe('contentPath', () => {
  it('leads to the home page of the market', () =>
    expect(contentPath(market('ch-fr'), 'fr-ch/home')).toBe('/ch-fr/'))
  it('percent-encodes what an address cannot hold', () =>
    expect(contentPath(market('de'), 'de-de/a b/ü')).toBe('/de/a%20b/%C3%BC/'))
})

describe('marketOfStory', () => {
  it.each([
    ['fr-ch/aide', 'ch-fr'],
    ['baby/de-at/home', 'at'],
    ['nl-be/home', undefined],
  ])('%s belongs to %s', (slug, code) => expect(marketOfStory('baby', slug)?.code).toBe(code))

  it.each([
    ['nl-be/home', 'be'],
    ['bm/de-at/home', 'at'],
    ['it-it/home', undefined],
  ])('%s belongs to %s, whatever the brand', (slug, code) =>
    expect(marketOfStory('any', slug)?.code).toBe(code),
  )
})

describe('isImpossibleSlug', () => {
  it.each(['fabula-ng/x', 'datei.pdf', 'ordner/bild.JPG'])('%s can never be a page', (slug) =>
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
    ['/de/a+b/', '/de/a%20b/'],
    ['/de/home/', '/de/'],
    ['/de/home', '/de/'],
    ['/de/ratgeber', '/de/ratgeber/'],
    ['/de/kategorieseiten/kinderwagen/', '/de/kinderwagen/'],
    ['/de/kategorieseiten/kategorieseiten/kinderwagen/', '/de/kinderwagen/'],
    ['/de/de-de/versand/', '/de/versand/'],
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
    '/de/datei.pdf',
    '/unknown/Path/',
    '/de/p/Strampler-123/',
    '/%E0%A4%A/',
    '/de//evil.example/',
    '/de/\\evil/',
  ])('%s stays as it is', (given) => expect(normalisedPath('baby', given)).toBeUndefined())

  it('is settled after one redirect, and never leaves the site', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('de', 'DE', 'ch-fr', 'at'),
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
