import { type ComponentProps, createElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Listing } from '@/blocks/listing/listing'
import { listingExamples } from '@/blocks/listing/listing.examples'
import { chooseListing, loadListing } from '@/lib/shop/listing/load-listing'
import { findAdvice } from '@/lib/storefront/screens/listing/find-advice'
import type { ListingFrame } from '@/lib/storefront/screens/listing/listing-frame.client'
import { listingBlock } from '@/schemas/blocks/listing'
import type { ProductCard } from '@/schemas/shop'
import { expectInert, hostileText } from '../../fixtures/hostile'
import { testCard, testListing } from '../../fixtures/listing'
import { renderBlock } from '../../fixtures/render'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
vi.mock('@/lib/shop/listing/load-listing', () => ({ loadListing: vi.fn(), chooseListing: vi.fn() }))
vi.mock('@/lib/shop/promotions/load-current', () => ({
  loadCurrentPromotions: vi.fn(),
  loadOffers: async (_: string, cards: readonly ProductCard[]) =>
    cards.map((card) => ({ ...card, ...(card.number === 'promoted' && { offer: '3 für 2' }) })),
}))
vi.mock('@/lib/storefront/screens/listing/find-advice', () => ({ findAdvice: vi.fn() }))
vi.mock('@/lib/content/pages/cached', () => ({
  loadPage: async () => ({
    result: { kind: 'page', story: { content: { component: 'page', _uid: 'no-result' } } },
  }),
}))

/** The island as the server meets it: a reference that it does not call. */
vi.mock('@/lib/storefront/screens/listing/islands', async () => {
  const { ListingFrame: Frame } = await import('@/lib/storefront/screens/listing/listing-frame.client')
  const island = (props: ComponentProps<typeof ListingFrame>) => createElement(Frame, props)
  return { ListingFrame: Object.assign(island, { $$typeof: Symbol.for('react.client.reference') }) }
})

const listing = (blok: Record<string, unknown>) => renderBlock(listingBlock, Listing, blok)
const block = (uid: string) => ({ component: 'paragraph', _uid: uid, text: uid })

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const sized = (value: string) => ({ value, label: value, count: 1, active: false })
const query = (more = {}) => ({ filters: {}, sort: 'relevancy' as const, page: 1, pageSize: 24, ...more })

describe('the listing', () => {
  beforeEach(() => {
    vi.mocked(loadListing).mockReset().mockResolvedValue(undefined)
    vi.mocked(chooseListing).mockReset().mockResolvedValue(undefined)
    vi.mocked(findAdvice).mockReset().mockResolvedValue(undefined)
  })

  it.each(listingExamples)('shows its example: $title', async ({ blok }) => {
    const { html, left } = await listing(blok)
    expect(html).toContain(String(blok.headline))
    expect(left).toEqual([])
    expectInert(html)
  })

  it.each([
    ['says once what the prices of its products include', testListing(), 1],
    ['says nothing about prices where it has no product', testListing({ hits: 0, cards: [] }), 0],
  ])('%s', async (_, found, times) => {
    vi.mocked(loadListing).mockResolvedValue(found)
    const { html } = await listing({ category: 'betten' })
    expect(html.split('Preise inkl. MwSt., zzgl. Versandkosten')).toHaveLength(times + 1)
  })

  it('shows headline, introduction and the blocks around the products in this order', async () => {
    const { html } = await listing({
      headline: 'Betten',
      intro: 'Gut liegen',
      before: [block('vorher')],
      after: [block('nachher')],
    })
    expect(html).toMatch(/<h1[^>]*>Betten<\/h1>.*Gut liegen.*data-uid="vorher".*data-uid="nachher"/s)
  })

  it.each([
    ['nothing, where the market has no such category', undefined, 'Betten'],
    [
      'that there are none in an empty category',
      testListing({ hits: 0, cards: [] }),
      'Betten Hier gibt es zurzeit keine Produkte.',
    ],
  ])('says in place of products %s', async (_, found, said) => {
    vi.mocked(loadListing).mockResolvedValue(found)
    const { html } = await listing({ category: 'betten', headline: 'Betten', after: [block('nachher')] })
    expect(words(html)).toBe(said)
    expect(html).toContain('data-uid="nachher"')
  })

  it('tells of each product what a promotion gives for it', async () => {
    const cards = ['plain', 'promoted'].map((number) => testCard({ number }))
    vi.mocked(loadListing).mockResolvedValue(testListing({ cards, hits: 2, pages: 1 }))
    const { html } = await listing({ category: 'betten' })
    expect(html.split('3 für 2')).toHaveLength(2)
  })

  it('shows the first page of its category between the blocks around it', async () => {
    vi.mocked(loadListing).mockResolvedValue(testListing({ hits: 30, pages: 2 }))
    const { html } = await listing({
      category: 'betten',
      pageSize: 12,
      before: [block('vorher')],
      after: [block('nachher')],
    })
    expect(loadListing).toHaveBeenCalledWith('de', {
      category: 'betten',
      address: '/de/ratgeber/',
      pageSize: 12,
    })
    expect(html).toMatch(/data-uid="vorher".*30 Produkte.*Schlafsack Luna.*data-uid="nachher"/s)
    expect(html).toContain('href="/de/ratgeber/?page=2#products-listing-test"')
    expect(html).not.toContain('aria-label="Ausgewählte Filter"')
  })

  it('shows what was chosen, with a way to take each choice back', async () => {
    vi.mocked(chooseListing).mockResolvedValue(testListing())
    const chosen = query({ filters: { colour: ['rot'] }, price: { from: 20, to: 50 }, sort: 'newest' })
    const { html } = await renderBlock(listingBlock, Listing, { category: 'betten' }, { listing: chosen })
    expect(loadListing).not.toHaveBeenCalled()
    expect(html).toMatch(
      /href="\/de\/ratgeber\/\?price=20-50&amp;sort=newest"[^>]*aria-label="Rot entfernen"/,
    )
    expect(html).toMatch(
      /href="\/de\/ratgeber\/\?colour=rot&amp;sort=newest"[^>]*aria-label="20–50\s€ entfernen"/,
    )
    expect(html).toMatch(/<input type="checkbox"[^>]*name="colour"[^>]*checked=""[^>]*value="rot"/)
  })

  it('leads to the advisor of its category, and from its filter by size too', async () => {
    const size = { facet: 'size' as const, values: ['56', '62'].map((value) => sized(value)) }
    vi.mocked(loadListing).mockResolvedValue(testListing({ facets: [size] }))
    const links = (html: string) => html.match(/<a href="\/de\/groessenberater\/"[^>]*>/g) ?? []
    expect(links((await listing({ category: 'kleidung' })).html)).toEqual([])
    const advice = { advisor: 'size' as const, label: 'Größenberater', href: '/de/groessenberater/' }
    vi.mocked(findAdvice).mockResolvedValue(advice)
    // In the bar, in the drawer and above the products.
    const { html } = await listing({ category: 'kleidung' })
    expect(links(html)).toHaveLength(3)
    expect(html).toMatch(/data-control="bar:size".*value="62".*groessenberater.*<\/details>/s)
    expect(links((await listing({ category: 'kleidung', filters: false })).html)).toHaveLength(1)
  })

  it('helps when a choice leaves nothing', async () => {
    vi.mocked(chooseListing).mockResolvedValue(testListing({ hits: 0, cards: [] }))
    const chosen = query({ filters: { colour: ['rot'] } })
    const { html } = await renderBlock(listingBlock, Listing, { category: 'betten' }, { listing: chosen })
    expect(html).toContain('data-uid="no-result"')
    expect(words(html)).toContain('Keine Treffer')
  })

  it('shows products without filters where the editors want none', async () => {
    vi.mocked(loadListing).mockResolvedValue(testListing())
    const { html } = await listing({ category: 'betten', filters: false })
    expect(html).toContain('Schlafsack Luna')
    expect(html).not.toContain('<form')
  })

  it('keeps a foreign value of a filter inert', async () => {
    vi.mocked(chooseListing).mockResolvedValue(testListing({ cards: [testCard({ name: hostileText })] }))
    const chosen = query({ filters: { colour: [hostileText], brand: ["'; drop table products; --"] } })
    const { html } = await renderBlock(listingBlock, Listing, { category: 'betten' }, { listing: chosen })
    // Its own forms are the listing's.
    expectInert(html.replace(/<\/?form\b[^>]*>/g, ''))
  })

  it('renders nothing when there is nothing to say', async () => {
    expect(
      (await listing({ category: 'betten', headline: '', intro: '', before: '', after: null })).html,
    ).toBe('')
  })

  it('reads what old stories hold: numbers as texts, unset fields', () => {
    const read = (blok: Record<string, unknown>) => listingBlock.schema.parse(blok)
    expect(read({ pageSize: '48', filters: 'false' })).toMatchObject({ pageSize: 48, filters: false })
    expect(read({ pageSize: '', filters: '' })).toMatchObject({ pageSize: undefined, filters: true })
  })

  it.each([
    [{ pageSize: 5 }],
    [{ pageSize: 1000 }],
    [{ pageSize: 'viele' }],
    [{ headline: {} }],
    [{ intro: 7 }],
  ])('stands without %j, which it cannot use', (broken) => {
    const [name = ''] = Object.keys(broken)
    expect(listingBlock.schema.parse(broken)).toHaveProperty(name, undefined)
  })

  it('executes nothing of script in every text', async () => {
    expectInert((await listing({ headline: hostileText, intro: hostileText, level: hostileText })).html)
  })
})
