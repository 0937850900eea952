import { createElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { FinderProps } from '@/blocks/store-finder/finder.client'
import { locate } from '@/blocks/store-finder/locate'
import { StoreFinder } from '@/blocks/store-finder/store-finder'
import { storeFinderExamples } from '@/blocks/store-finder/store-finder.examples'
import type { Store } from '@/lib/shop/stores/store'
import { loadStores } from '@/lib/storefront/screens/stores/load-stores'
import { storeFinderBlock } from '@/schemas/blocks/store-finder'
import { allStores } from '@/scripts/seed/catalogue/stores'
import { expectInert, hostileText, jsonLdOf, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

const stores = allStores()

vi.mock('@/lib/storefront/screens/stores/load-stores', () => ({ loadStores: vi.fn() }))

/** The island as the server sees it: not called by the registry, only written by React. */
vi.mock('@/blocks/store-finder/islands', async () => {
  const { Finder } = await import('@/blocks/store-finder/finder.client')
  const island = (props: FinderProps): ReactNode => createElement(Finder, props)
  return { Finder: Object.assign(island, { $$typeof: Symbol.for('react.client.reference') }) }
})

const render = (blok: Record<string, unknown> = {}, more = {}) =>
  renderBlock(storeFinderBlock, StoreFinder, blok, more)

const words = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const hostileStore: Store = {
  key: 'hostile',
  country: 'DE',
  postcode: '10115',
  latitude: 52.53,
  longitude: 13.385,
  hours: [['09:30', '19:00']],
  name: hostileText,
  street: hostileText,
  city: hostileText,
  phone: `javascript:${hostileText}`,
}

describe('a store finder', () => {
  beforeEach(() => {
    vi.mocked(loadStores)
      .mockReset()
      .mockImplementation(async (country) => stores.filter((store) => store.country === country))
  })

  it.each([
    ['de', {}, 'DE'],
    ['ch-fr', {}, 'CH'],
    ['de', { country: 'AT' }, 'AT'],
    ['de', { country: 'XX' }, 'DE'],
    ['de', { country: { a: 1 } }, 'DE'],
  ])('in %s with %j shows the shops of %s', async (code, blok, country) => {
    await render(blok, { market: testMarket(code) })
    expect(loadStores).toHaveBeenCalledExactlyOnceWith(country)
  })

  it('has every shop in the document, with address, telephone and the way', async () => {
    const { html } = await render()
    expect(words(html)).toContain(
      'Nestling Berlin Nestlingweg 3 10115 Berlin Route planen nach Nestling Berlin 030 23125-431 Montag bis Freitag 9:30 bis 19 Uhr Samstag 9:30 bis 18 Uhr Sonntag geschlossen',
    )
    expect(html).toContain('href="tel:03023125431"')
    const routes = tagsOf(html).filter(({ attributes }) =>
      attributes.get('href')?.startsWith('https://www.openstreetmap.org/'),
    )
    expect(routes).toHaveLength(stores.filter(({ country }) => country === 'DE').length)
    for (const { attributes } of routes) expect(attributes.get('rel')).toContain('noopener')
  })

  test.each([
    ['ch-fr', 'Du lundi au vendredi de 9 h à 18 h 30 Samedi de 9 h à 17 h Dimanche fermé'],
    ['at', 'Montag bis Freitag 9 bis 18:30 Uhr Samstag 9 bis 17 Uhr Sonntag geschlossen'],
  ])('tells in %s the week in the words of the market', async (code, week) => {
    expect(words((await render({}, { market: testMarket(code) })).html)).toContain(week)
  })

  it('says nothing that only holds for an hour: the document is the same for everybody', async () => {
    const { html } = await render()
    expect(words(html)).not.toMatch(/Jetzt geöffnet|öffnet (?:heute|morgen)|entfernt/)
    expect((await render({}, { now: 0 })).html).toBe(html)
  })

  it('folds up what is more than the editor wants, and keeps it in the document', async () => {
    const { html } = await render({ count: '2' })
    const [unfolded = '', folded = ''] = html.split('<details')
    expect(unfolded.match(/<li id="stores-/g)).toHaveLength(2)
    expect(folded.match(/<li id="stores-/g)).toHaveLength(4)
    expect(words(folded)).toContain('4 weitere Filialen zeigen')
    expect(folded).toContain('<ol start="3"')
    expect((await render({ count: 6 })).html).not.toContain('<details')
  })

  it('has a pin for each shop, which leads to it in the list', async () => {
    const { html } = await render()
    const pins = tagsOf(html).flatMap(({ attributes }) => attributes.get('aria-label') ?? [])
    expect(pins).toContain('1: Nestling Berlin in der Liste zeigen')
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`<li id="${id}"`)
    expect(html.match(/href="#stores-/g)).toHaveLength(6)
    expect(html).toContain('aria-label="Vereinfachte Karte: Deutschland"')
  })

  it('loads nothing from elsewhere for its map, and has none where the editor wants none', async () => {
    const { html } = await render()
    const loaded = tagsOf(html).filter(({ name, attributes }) => name !== 'a' && attributes.has('href'))
    expect(loaded).toEqual([])
    expect(html).not.toMatch(/\ssrc=|url\(|<iframe|<img/)
    expect((await render({ map: false })).html).not.toContain('Karte')
  })

  it('says so where a country has no shop', async () => {
    const { html } = await render({ country: 'FR', headline: 'Frankreich' }, { market: testMarket('ch-fr') })
    expect(loadStores).toHaveBeenCalledWith('FR')
    vi.mocked(loadStores).mockResolvedValue([])
    expect(html).toContain('Lille')
    const { html: none } = await render(
      { country: 'FR', headline: 'France' },
      { market: testMarket('ch-fr') },
    )
    expect(words(none)).toBe('France Il n’y a pas encore de magasin dans ce pays (France).')
    expect(jsonLdOf(none)).toEqual([])
  })

  it('is named by its headline, or else by what it holds', async () => {
    const { html } = await render({ headline: 'Bei uns', level: 'h3' })
    expect(html).toMatch(/aria-labelledby="headline-store_finder-test"><h3 id="headline-store_finder-test"/)
    expect(html).toMatch(/<h4[^>]*>Nestling Berlin/)
    const { html: without } = await render()
    expect(without).toContain('aria-label="Filialen"')
    expect(without).toMatch(/<h2[^>]*>Nestling Berlin/)
  })

  it('tells search engines of each shop', async () => {
    const data = jsonLdOf((await render()).html)
    expect(data).toHaveLength(6)
    expect(data[0]).toMatchObject({
      '@type': 'Store',
      name: 'Nestling Berlin',
      telephone: '030 23125-431',
    })
  })

  it.each([0, 51, 'viele', { n: 1 }])('unfolds ten where the number is %j, and says so', async (count) => {
    const { html, left } = await render({ count })
    expect(html).not.toContain('<details')
    expect(left).toHaveLength(1)
  })

  it('stands without what cannot be read', async () => {
    const { html, left } = await render({ headline: { a: 1 }, text: [], map: 'vielleicht' })
    expect(html).toContain('Nestling Berlin')
    expect(left).toHaveLength(3)
  })

  it('executes nothing of script in every text of an editor and of a shop', async () => {
    vi.mocked(loadStores).mockResolvedValue([hostileStore])
    const { html } = await render({ headline: hostileText, text: hostileText })
    expectInert(html.replaceAll(/<\/?form\b[^>]*>/g, ''))
  })

  it.each(storeFinderExamples)('shows its example: $title', async ({ blok }) => {
    const { html, left } = await render(blok)
    expect(html).toContain('<section')
    expect(left).toEqual([])
  })
})

describe('the position of the visitor', () => {
  const asks = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) => ({
    getCurrentPosition: (found: PositionCallback, failed?: PositionErrorCallback | null) =>
      answer(found, failed ?? (() => {})),
  })
  const failing = (code: number) => asks((_, failed) => failed({ code } as GeolocationPositionError))

  it('is what the browser tells', async () => {
    const coords = { latitude: 50.9, longitude: 7 } as GeolocationCoordinates
    const found = await locate(asks((tell) => tell({ coords } as GeolocationPosition)))
    expect(found).toEqual({ ok: true, point: { latitude: 50.9, longitude: 7 } })
  })

  test.each([
    ['denied', failing(1)],
    ['unavailable', failing(2)],
    ['timeout', failing(3)],
    ['unavailable', failing(9)],
    ['unavailable', undefined],
  ])('is %s', async (reason, geolocation) => {
    expect(await locate(geolocation)).toEqual({ ok: false, reason })
  })
})
