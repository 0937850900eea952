import { describe, expect, it } from 'vitest'
import { shownAddress } from '@/lib/studio/stories/shown-address'

const french = [{ lang: 'fr-ch', path: 'baby/livraison' }]

describe('the address that lists of the Studio show', () => {
  it.each([
    ['a page of one market', 'de-de/versand', 'page', [], '/de/versand/'],
    ['the home page of a market', 'de-de/home', 'page', [], '/de/'],
    ['the page of a category', 'fr-ch/kategorieseiten/poussettes', 'page', [], '/ch-fr/poussettes/'],
    ['a page with umlauts', 'de-at/ratgeber/größe', 'page', [], '/at/ratgeber/größe/'],
    ['a page of an unknown type', 'de-de/neu', 'landing', [], '/de/neu/'],
    ['a section, which is part of other pages', 'de-de/teile/hinweis', 'section', [], 'de-de/teile/hinweis'],
    ['a page that no market has', 'entwurf/idee', 'page', [], 'entwurf/idee'],
  ])('of %s', (_, fullSlug, component, translatedSlugs, address) => {
    expect(shownAddress({ fullSlug, component, translatedSlugs })).toBe(address)
  })

  it('of a folder is its place', () => {
    const folder = { fullSlug: 'de-de/ratgeber', component: null, translatedSlugs: [], isFolder: true }
    expect(shownAddress(folder)).toBe('de-de/ratgeber')
  })

  it('of a page that several markets share is the first, with the number of the others', () => {
    const shared = { fullSlug: 'baby/versand', component: 'page', translatedSlugs: french }
    expect(shownAddress(shared)).toMatch(/^\/[a-z-]+\/(?:versand|livraison)\/ \(\+\d+\)$/)
  })
})
