import type { ComponentProps } from 'react'
import { createElement } from 'react'
import { describe, expect, it, test, vi } from 'vitest'
import type { ListingFrame } from '@/lib/storefront/screens/listing/listing-frame.client'
import type { Found } from '@/lib/storefront/screens/search/found'
import { isOnlyMentioned, nearAreas } from '@/lib/storefront/screens/search/near-areas'
import { SearchScreen } from '@/lib/storefront/screens/search/search-screen'
import { layoutDefinition } from '@/schemas/layout'
import { testCard, testListing } from '@/tests/fixtures/listing'
import { renderElement, testMarket } from '@/tests/fixtures/render'

vi.mock('@/lib/storefront/screens/search/find-pages', () => ({
  categoryPaths: async () => ['/de/schlafen/'],
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

/** The island as the server meets it: a reference that it does not call. */
vi.mock('@/lib/storefront/screens/listing/islands', async () => {
  const { ListingFrame: Frame } = await import('@/lib/storefront/screens/listing/listing-frame.client')
  const island = (props: ComponentProps<typeof ListingFrame>) => createElement(Frame, props)
  return { ListingFrame: Object.assign(island, { $$typeof: Symbol.for('react.client.reference') }) }
})

const categories = [{ label: 'Kinderwagen', href: '/de/unterwegs/kinderwagen/' }]
const layout = layoutDefinition.schema.parse({
  hotlineCards: [
    {
      component: 'layout_hotline',
      _uid: 'hotline',
      title: 'Service',
      phone: '040 123 45 67',
      hours: 'Mo bis Fr',
    },
  ],
  navigation: [
    {
      component: 'navigation_entry',
      _uid: 'entry',
      name: 'Schlafen',
      link: { linktype: 'url', url: '/de/schlafen/' },
    },
    {
      component: 'navigation_entry',
      _uid: 'guides',
      name: 'Ratgeber',
      link: { linktype: 'url', url: '/de/ratgeber/' },
    },
  ],
})

const render = (found: Partial<Found>, bestsellers = [testCard()]) =>
  renderElement(
    <SearchScreen
      found={{
        market: testMarket(),
        path: '/de/suche/',
        query: { filters: {}, sort: 'relevancy', page: 1, pageSize: 24 },
        term: 'kinderwgen',
        categories: [],
        pages: [],
        ...found,
      }}
      layout={layout}
      help={null}
      bestsellers={bestsellers}
    />,
  )

const taxes = 'Preise inkl. MwSt., zzgl. Versandkosten'
const countOf = (html: string, words: string) => html.split(words).length - 1

describe('the results of a search', () => {
  test('for a term that was corrected say so, and name the categories beside it', async () => {
    const html = await render({ listing: testListing(), correctedTerm: 'Kinderwagen', categories })
    expect(html).toMatch(/Kinderwagen.*kinderwgen/s)
    expect(html).toMatch(
      /<nav aria-labelledby="search-categories".*Passende Kategorien.*href="\/de\/unterwegs\/kinderwagen\/"/s,
    )
    expect(html.indexOf('search-categories')).toBeLessThan(html.indexOf('Schlafsack Luna'))
    expect(html).not.toContain('search-popular')
  })

  test('that a synonym names are not said to be mentioned alone', async () => {
    const listing = testListing({ cards: [testCard({ name: 'Babyfon Luna' })] })
    const found = { listing, term: 'babyphone' }
    expect(await render(found)).toContain('Kein Artikel heißt „babyphone“')
    expect(await render({ ...found, byOtherName: true })).not.toContain('Kein Artikel')
  })

  test('of an age name it, not the ages that goods are made from, and can be had without it', async () => {
    const values = [3, 15].map((from) => ({
      ...{ value: String(from), label: `ab ${from} Monate`, count: 1, active: true },
    }))
    const listing = testListing({ facets: [{ facet: 'age', values }] })
    const found = { listing, term: 'autositz 4 jahre', meant: { age: ['3', '15'] }, meantAge: '4 Jahre' }
    const [chips = ''] = /data-control="chip:.*?<\/ul>/s.exec(await render(found)) ?? []
    expect(chips).toMatch(/^data-control="chip:age".*4 Jahre/s)
    expect(chips).toMatch(/href="[^"]*without=age/)
    expect(chips).not.toContain('Monate')
  })

  test('for a brand that is not sold say so, and what is shown instead', async () => {
    const html = await render({ listing: testListing(), term: 'maxi cosi', byOtherName: true })
    expect(html).toContain(
      'Die Marke Maxi-Cosi führen wir nicht. Wir zeigen Ihnen Babyschalen anderer Marken.',
    )
  })

  test('say once what the prices include', async () => {
    expect(countOf(await render({ listing: testListing() }), taxes)).toBe(1)
  })

  test('that are few lead to more, without what narrows them down', async () => {
    const found = { listing: testListing(), term: 'rote mütze', meant: { colour: ['rot'] } }
    const html = await render({ ...found, wider: [{ meaning: 'colour', hits: 12 }] })
    expect(html).toMatch(
      /href="\/de\/suche\/\?term=rote\+m%C3%BCtze&amp;without=colour"[^>]*>Ohne Farbe: 12 Artikel/,
    )
    expect(await render(found)).not.toContain('Ohne Farbe')
  })
})

describe('a search that finds nothing', () => {
  const nothing = { listing: testListing({ hits: 0, cards: [] }) }

  it('leads to the popular categories and to bestsellers, whose prices say what they include', async () => {
    const html = await render(nothing)
    expect(html).toMatch(/<nav aria-labelledby="search-popular".*href="\/de\/schlafen\/"/s)
    expect(html).not.toContain('Ratgeber')
    expect(html).toContain('Schlafsack Luna')
    expect(countOf(html, taxes)).toBe(1)
  })

  const menus = {
    de: ['Pflege', 'Schlafen', 'Spielen', 'Kleidung', 'Unterwegs', 'Kinderwagen', 'Babybetten'],
    fr: ['Soins', 'En route', 'Poussettes', 'Lits'],
    nl: ['Verzorging', 'Onderweg', 'Kinderwagens', 'Babybedden'],
  }

  it.each([
    ['Windeln', 'de', 'Pflege'],
    ['windeleimer blau', 'de', 'Pflege'],
    ['Kinderwagen', 'de', 'Kinderwagen', 'Unterwegs'],
    ['Töpfchen', 'de', 'Pflege'],
    ['Kinderwagenanhänger', 'de', 'Kinderwagen', 'Unterwegs'],
    ['couches', 'fr', 'Soins'],
    ['poussette', 'fr', 'Poussettes', 'En route'],
    ['luiers', 'nl', 'Verzorging'],
    ['kinderwagen', 'nl', 'Kinderwagens', 'Onderweg'],
    ['Geschwisterwagen', 'de', 'Kinderwagen', 'Unterwegs'],
    ['Stubenwagen', 'de', 'Babybetten', 'Schlafen'],
    ['Babywippe', 'de', 'Spielen'],
    ['Umstandsmode', 'de', 'Kleidung'],
    ['poussette double', 'fr', 'Poussettes', 'En route'],
    ['berceau', 'fr', 'Lits'],
    ['tweelingwagen', 'nl', 'Kinderwagens', 'Onderweg'],
    ['wiegje', 'nl', 'Babybedden'],
    ['Rasenmäher', 'de'],
  ] as const)('for %s in %s leads to what is nearest', (term, language, ...nearest) => {
    const names = menus[language]
    const areas = names.map((label) => ({ label, href: `/${label}/` }))
    expect(nearAreas(term, areas, language).map(({ label }) => label)).toEqual(nearest)
  })

  it.each([
    ['windeln', ['Wickeltasche Noa', 'Strampler Mela'], 'de', true],
    ['windeln', ['Windeleimer Ivo', 'Strampler Mela'], 'de', false],
    ['kinderwagen', ['Kombikinderwagen Tramo'], 'de', false],
    ['roter body', ['Body Luni'], 'de', false],
    ['sucette', ['Lolettes Luni, lot de 2'], 'fr', false],
    ['Sucettes bleu', ['Lolettes Luni, lot de 2'], 'fr', false],
    ['sucette', ['Attache Luni'], 'fr', true],
    ['schnuller', ['Nuggis Luni, 2 Stück'], 'de', false],
    ['öl', ['Wollbody Luni'], 'de', true],
  ] as const)('for %s among %j in %s is said to be only mentioned: %s', (term, names, language, is) => {
    expect(isOnlyMentioned(term, names, language)).toBe(is)
  })

  it('names the area that is nearest to what is not carried before all others', async () => {
    const html = await render({ ...nothing, term: 'Babyphone' })
    expect(html).toMatch(/<nav aria-labelledby="search-nearest".*href="\/de\/schlafen\/".*search-popular/s)
    expect(await render({ ...nothing, term: 'Rasenmäher' })).not.toContain('search-nearest')
  })

  it('leads to the popular categories too where the results could not be looked up', async () => {
    expect(await render({})).toMatch(/<nav aria-labelledby="search-popular".*href="\/de\/schlafen\/"/s)
  })

  it.each([
    ['one word', 'xyzqwv', 'Prüfen Sie die Schreibweise', 0],
    ['several words', 'kinderwgen rot', 'Prüfen Sie die Schreibweise', 2],
    ['a model', 'Pallas 76-150', 'mit einem allgemeineren Wort', 2],
  ])(
    'has advice that fits the question, and a list only of more than one piece: %s',
    async (_, term, words, count) => {
      const html = await render({ ...nothing, term })
      const [, advice = ''] = /Versuchen Sie es so<\/h2>(.*?)<section/s.exec(html) ?? []
      expect(advice).toContain(words)
      expect(advice.includes('Kindersitz')).toBe(/\d/.test(term))
      expect(advice.match(/<li/g) ?? []).toHaveLength(count)
      expect(advice.includes('<ul')).toBe(count > 0)
    },
  )

  it('offers words that are written nearly so, and the telephone of the market', async () => {
    const html = await render({ ...nothing, near: ['Kinderwagen'] })
    expect(html).toMatch(/Meinten Sie\?.*href="\/de\/suche\/\?term=Kinderwagen"/s)
    expect(html).toMatch(/href="tel:0401234567"[^>]*>040 123 45 67<.*Mo bis Fr/s)
    expect(await render(nothing)).not.toContain('Meinten Sie')
  })

  it('says nothing about prices where it shows none', async () => {
    expect(await render(nothing, [])).not.toContain(taxes)
  })
})
