import { type ComponentProps, createElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { ProductList } from '@/blocks/product-list/product-list'
import { productListExamples } from '@/blocks/product-list/product-list.examples'
import { ProductSlider } from '@/blocks/product-slider/product-slider'
import { productSliderExamples } from '@/blocks/product-slider/product-slider.examples'
import { chosenNumbers } from '@/blocks/products/chosen-numbers'
import { loadCards } from '@/blocks/products/load-cards'
import { loadListing } from '@/lib/shop/listing/load-listing'
import { loadSelection } from '@/lib/shop/listing/load-selection'
import type { Carousel } from '@/lib/storefront/design/ui/carousel/carousel.client'
import { productListBlock, productSliderBlock } from '@/schemas/blocks/products'
import { expectInert, hostileAddresses, hostileText } from '../../fixtures/hostile'
import { testCard, testListing } from '../../fixtures/listing'
import { renderBlock, testMarket } from '../../fixtures/render'

vi.mock('@/blocks/products/load-cards', () => ({ loadCards: vi.fn() }))
vi.mock('@/lib/shop/listing/load-listing', () => ({ loadListing: vi.fn() }))
vi.mock('@/lib/shop/listing/load-selection', () => ({ loadSelection: vi.fn() }))

/** The island as the server meets it: a reference that it does not call. */
vi.mock('@/lib/storefront/design/ui/islands', async () => {
  const { Carousel: Row } = await import('@/lib/storefront/design/ui/carousel/carousel.client')
  const island = (props: ComponentProps<typeof Carousel>): ReactNode => createElement(Row, props)
  return { Carousel: Object.assign(island, { $$typeof: Symbol.for('react.client.reference') }) }
})

const cardOf = (number: string) => testCard({ number, name: `Ware ${number}`, href: `/de/p/ware-${number}/` })
const sold = new Set(['1', '2', '3'])

const shown = (html: string) =>
  [...html.matchAll(/<a href="\/de\/p\/ware-(\w+)\/"/g)].map(([, number]) => number)

const kinds = [
  {
    name: 'list',
    render: (blok: Record<string, unknown>, context = {}) =>
      renderBlock(productListBlock, ProductList, blok, context),
    examples: productListExamples,
  },
  {
    name: 'slider',
    render: (blok: Record<string, unknown>, context = {}) =>
      renderBlock(productSliderBlock, ProductSlider, blok, context),
    examples: productSliderExamples,
  },
]

describe.each(kinds)('a product $name', ({ name, render, examples }) => {
  beforeEach(() => {
    vi.mocked(loadCards)
      .mockReset()
      .mockImplementation(async (_, numbers) => numbers.filter((number) => sold.has(number)).map(cardOf))
    vi.mocked(loadListing)
      .mockReset()
      .mockResolvedValue(testListing({ cards: [cardOf('8'), cardOf('9')] }))
    vi.mocked(loadSelection)
      .mockReset()
      .mockResolvedValue([cardOf('5'), cardOf('6')])
  })

  it('shows the chosen products in their order', async () => {
    expect(shown((await render({ numbers: '3, 1\n2' })).html)).toEqual(['3', '1', '2'])
    expect(loadCards).toHaveBeenCalledWith('de', ['3', '1', '2'])
    expect(loadListing).not.toHaveBeenCalled()
  })

  it('shows some of a category where no numbers are given', async () => {
    expect(shown((await render({ category: 'betten', count: 2 })).html)).toEqual(['8', '9'])
    expect(loadListing).toHaveBeenCalledWith('de', { category: 'betten', address: '', pageSize: 2 })
    expect(loadCards).not.toHaveBeenCalled()
  })

  it('asks for eight of a category, and for the market that it stands in', async () => {
    await render({ category: 'lits' }, { market: testMarket('ch-fr') })
    expect(loadListing).toHaveBeenCalledWith('ch-fr', { category: 'lits', address: '', pageSize: 8 })
  })

  it('says once what its prices include', async () => {
    const { html } = await render({ numbers: '1 2 3' })
    expect(html.split('Preise inkl. MwSt., zzgl. Versandkosten')).toHaveLength(2)
    expect((await render({ numbers: '77' })).html).not.toContain('MwSt.')
  })

  it('prefers numbers to a category', async () => {
    expect(shown((await render({ numbers: '1', category: 'betten' })).html)).toEqual(['1'])
  })

  it('leaves out what the market does not sell, and tells an editor alone', async () => {
    const { html } = await render({ numbers: '1 77 2' })
    expect(shown(html)).toEqual(['1', '2'])
    expect(html).not.toContain('77')
    const { html: preview } = await render({ numbers: '1 77 2' }, { preview: true })
    expect(shown(preview)).toEqual(['1', '2'])
    expect(preview).toContain('weggelassen: 77<')
  })

  test.each([
    ['products that the shop does not sell', { numbers: '77, 78' }, 'weggelassen: 77, 78<'],
    ['no number among the words', { numbers: '!!! ???' }, 'keine Produktnummer'],
    ['a category that is not there', { category: 'nirgends' }, 'Die Kategorie „nirgends“'],
  ])('draws nothing with %s, and says why in the preview', async (_, blok, reason) => {
    vi.mocked(loadListing).mockResolvedValue(undefined)
    const content = { headline: 'Für Sie', link: { linktype: 'url', url: '/de/' }, ...blok }
    expect((await render(content)).html).toBe('')
    const { html } = await render(content, { preview: true })
    expect(html).toContain(reason)
    expect(html).not.toContain('Für Sie')
  })

  it.each(['newest', 'reduced', 'popular'] as const)(
    'shows what is %s of the whole shop',
    async (selection) => {
      expect(shown((await render({ selection, numbers: '1', count: 3 })).html)).toEqual(['5', '6'])
      expect(loadSelection).toHaveBeenCalledWith('de', selection, 3)
      vi.mocked(loadSelection).mockResolvedValue([])
      expect((await render({ selection, headline: 'Für Sie' })).html).toBe('')
      expect((await render({ selection }, { preview: true })).html).not.toBe('')
    },
  )

  it('is named by its headline, or else by what it holds', async () => {
    const { html } = await render({ numbers: '1', headline: 'Für Sie', level: 'h3' })
    expect(html).toMatch(/<h3[^>]*>Für Sie<\/h3>/)
    expect(html).toMatch(/<h4 class="tile-name">/)
    const { html: without } = await render({ numbers: '1' })
    expect(without).toContain('aria-label="Produkte"')
    expect(without).toMatch(/<h2 class="tile-name">/)
  })

  it('leads on to all of them', async () => {
    const link = { linktype: 'url', url: '/de/alle/' }
    expect((await render({ numbers: '1', link })).html).toMatch(/<a href="\/de\/alle\/"[^>]*>Alle ansehen/)
    expect((await render({ numbers: '1', link, linkText: 'Mehr' })).html).toMatch(/>Mehr</)
  })

  it.each([{}, { numbers: ' ' }, { numbers: null, category: '' }, { numbers: { a: 1 } }])(
    'is refused with %j',
    async (blok) => {
      await expect(render(blok)).rejects.toThrow()
    },
  )

  it.each([0, 25, 'viele', { n: 1 }])('asks for eight where the number is %j, and says so', async (count) => {
    const { left } = await render({ category: 'betten', count })
    expect(loadListing).toHaveBeenCalledWith('de', expect.objectContaining({ pageSize: 8 }))
    expect(left).toHaveLength(1)
  })

  it.each(hostileAddresses)('never leads to %j', async (url) => {
    const { html } = await render({ numbers: '1', link: { linktype: 'url', url } })
    expect(html).not.toContain('Alle ansehen')
    expectInert(html)
  })

  it('executes nothing of script in every text', async () => {
    const texts = {
      headline: hostileText,
      linkText: hostileText,
      category: hostileText,
      link: { linktype: 'url', url: '/de/' },
    }
    expectInert((await render({ ...texts, numbers: `1 ${hostileText}` }, { preview: true })).html)
    vi.mocked(loadListing).mockResolvedValue(undefined)
    expectInert((await render(texts, { preview: true })).html)
  })

  it.each(examples)('shows its example: $title', async ({ blok }) => {
    vi.mocked(loadCards).mockImplementation(async (_, numbers) => numbers.map(cardOf))
    const { html, left } = await render(blok)
    expect(shown(html).length).toBeGreaterThan(1)
    expect(left).toEqual([])
    expect(name === 'slider').toBe(html.includes('snap-mandatory'))
  })
})

describe('the numbers in a text', () => {
  test.each([
    ['1, 2;3\n4\t5', ['1', '2', '3', '4', '5']],
    ['2 1 2', ['2', '1']],
    ['', []],
    ["1' OR 1=1", ['OR']],
    ['../1 <b> 100-A_1', ['100-A_1']],
    ['x'.repeat(41), []],
  ])('of %j', (text, numbers) => expect(chosenNumbers(text)).toEqual(numbers))

  it('are 24 at most', () => {
    expect(chosenNumbers(Array.from({ length: 30 }, (_, at) => at).join(' '))).toHaveLength(24)
  })
})
