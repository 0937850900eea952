import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { BasketDirectAdd } from '@/blocks/basket-direct-add/basket-direct-add'
import { basketDirectAddExamples } from '@/blocks/basket-direct-add/basket-direct-add.examples'
import { findMarket } from '@/lib/platform/markets/markets'
import { loadProduct } from '@/lib/shop/catalogue/cached'
import type { BlockContext } from '@/lib/storefront/runtime/blocks/context'
import { basketDirectAddBlock } from '@/schemas/blocks/basket-direct-add'
import { earlyIn, entriesIn, soldOut } from '../../fixtures/add-to-basket'
import { expectInert, hostileText } from '../../fixtures/hostile'
import { productView, variantView } from '../../fixtures/product'
import { renderBlock, testMarket } from '../../fixtures/render'

vi.mock('@/lib/shop/catalogue/cached', () => ({ loadProduct: vi.fn() }))
vi.mock('@/lib/storefront/screens/basket/add-to-basket.client', () => import('../../fixtures/add-to-basket'))
vi.mock('@/blocks/basket-direct-add/islands', async () => {
  const { asIsland } = await import('../../fixtures/add-to-basket')
  const { DirectAdd } = await import('@/blocks/basket-direct-add/direct-add.client')
  return { DirectAdd: asIsland(DirectAdd) }
})

const render = (blok: Record<string, unknown> = {}, context: Partial<BlockContext> = {}) =>
  renderBlock(basketDirectAddBlock, BasketDirectAdd, { number: '104711', ...blok }, context)

const optionsIn = (html: string) => [...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, words]) => words)
/** The words of the panels that show. */
const shown = (html: string) =>
  html
    .replace(/<div data-variants="[^"]*" hidden="">.*?<\/div><\/div>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('a direct add to the basket', () => {
  beforeEach(() => void vi.mocked(loadProduct).mockReset().mockResolvedValue(productView()))

  it('shows what it is, what it costs and when it comes, and leads to its page', async () => {
    const { html } = await render()
    for (const words of ['Waldkind', 'Wickelbody', '19,99', 'inkl. 19', 'Sofort lieferbar'])
      expect(shown(html)).toContain(words)
    expect(html).toMatch(/<img[^>]*alt="Wickelbody in Salbei"/)
    expect(html.match(/<a href="\/de\/p\/waldkind-wickelbody-salbei-104711\/"/g)).toHaveLength(2)
  })

  it('asks for the product in the market that it stands in, and gives the basket its locale', async () => {
    const { html } = await render({}, { market: testMarket('ch-fr') })
    expect(loadProduct).toHaveBeenCalledWith('ch-fr', '104711')
    expect(html).toContain('data-locale="fr-ch"')
  })

  it('lets the shopper choose where the product has sizes, with the sold word in brackets', async () => {
    const variants = [variantView('a.56', soldOut), variantView('a.62', { label: '62' })]
    vi.mocked(loadProduct).mockResolvedValue(productView({ variants, currentVariant: 'a.62' }))
    const { html } = await render()
    expect(optionsIn(html)).toEqual(['Bitte wählen', '56 (ausverkauft)', '62'])
    expect(html).toMatch(/<option value="" disabled="" selected="">/)
    expect(html).toMatch(/<label for="variant-basket_direct_add-test"[^>]*>Größe</)
    expect(entriesIn(html)).toEqual([{ variant: 'a.62', quantity: 1 }])
  })

  it('sends a tap before its code with its own choice and quantity', async () => {
    const { html } = await render({ quantity: 3 })
    const list = html.match(/<select id="([^"]*)"/)?.[1]
    expect(earlyIn(html)).toEqual({ numbers: '104711', picks: [[list]], fields: 'quantity=3' })
    const only = productView({ variants: [variantView('a 1')], currentVariant: 'a 1' })
    vi.mocked(loadProduct).mockResolvedValue(only)
    expect(earlyIn((await render()).html)).toEqual({
      ...{ numbers: '104711', picks: ['a 1'], fields: 'quantity=1' },
    })
  })

  it.each([
    ['de', '56 (ausverkauft)', '68 (nicht lieferbar)'],
    ['ch-fr', '56 (épuisée)', '68 (indisponible)'],
    ['be', '56 (uitverkocht)', '68 (niet leverbaar)'],
  ])('tells in %s what is sold out from what is not available', async (code, ...marked) => {
    const notAvailable = {
      availability: { ...soldOut.availability, bvc: 3 },
      delivery: { kind: 'notAvailable' },
    } as const
    const variants = [variantView('a.56', soldOut), variantView('a.68', notAvailable), variantView('a.74')]
    vi.mocked(loadProduct).mockResolvedValue(productView({ variants, currentVariant: 'a.74' }))
    const market = findMarket('bm', code)
    if (!market) throw new Error(`no market ${code}`)
    const [, ...options] = optionsIn((await render({}, { market })).html)
    expect(options).toEqual([...marked, '74'])
  })

  it('offers of a named variant that one alone, and leads to it', async () => {
    const { html } = await render({ variant: ' 010.4711.62 ' })
    expect(optionsIn(html)).toEqual([])
    expect(shown(html)).toContain('Größe: 62')
    expect(entriesIn(html)).toEqual([{ variant: '010.4711.62', quantity: 1 }])
    expect(html).toContain('/de/p/waldkind-wickelbody-salbei-104711/?variant=010.4711.62"')
  })

  it('asks nothing of a product without a choice', async () => {
    vi.mocked(loadProduct).mockResolvedValue(productView({ variants: [variantView('010.4711.56')] }))
    const { html } = await render()
    expect(html).not.toContain('<select')
    expect(entriesIn(html)).toEqual([{ variant: '010.4711.56', quantity: 1 }])
  })

  it('puts as many pieces in as the editor says, and says so', async () => {
    const { html } = await render({ quantity: 3 })
    expect(entriesIn(html)).toEqual([{ variant: '010.4711.56', quantity: 3 }])
    expect(html).toContain('aria-label="3 Stück in den Warenkorb: Wickelbody"')
  })

  test.each([0, 21, 'viele', { n: 1 }])(
    'puts one in where the number is %j, and says so',
    async (quantity) => {
      const { html, left } = await render({ quantity })
      expect(entriesIn(html)).toEqual([{ variant: '010.4711.56', quantity: 1 }])
      expect(left).toHaveLength(1)
    },
  )

  it('shows the reduction and what it was before', async () => {
    const price = {
      ...variantView('a').price,
      withTax: 1599,
      appliedReductions: [{ amount: { relative: 0.2 } }],
    }
    const variants = [variantView('a', { price, before: 1999, lowest: 1899 })]
    vi.mocked(loadProduct).mockResolvedValue(productView({ variants, currentVariant: 'a' }))
    const { html } = await render()
    expect(shown(html)).toMatch(/15,99.*19,99.*20 % günstiger.*30 Tage.*18,99/)
  })

  it('says what cannot be bought, and leads to its page instead of adding it', async () => {
    const variants = [variantView('a.56', soldOut), variantView('a.62', soldOut)]
    vi.mocked(loadProduct).mockResolvedValue(productView({ variants, currentVariant: 'a.56' }))
    const { html } = await render()
    expect(shown(html)).toContain('Ausverkauft')
    expect(html).not.toContain('<button')
    expect(html).toContain('>Zum Produkt')
  })

  it('leads to the page of what is personalised, where the inscription is asked for', async () => {
    vi.mocked(loadProduct).mockResolvedValue(productView({ personalised: true }))
    const { html } = await render()
    expect(html).not.toMatch(/<button|<select/)
    expect(html).toMatch(/<a href="\/de\/p\/waldkind-wickelbody-salbei-104711\/"[^>]*>Beschriftung eingeben/)
  })

  test.each([
    ['a product that the market does not sell', { number: '77' }, 'weggelassen: 77<'],
    ['no number', { number: '!!!' }, 'keine Produktnummer'],
    ['a variant that the product does not have', { variant: '010.4711.99' }, 'keine Variante „010.4711.99“'],
  ])('draws nothing for a shopper with %s, and says why in the preview', async (_, blok, reason) => {
    vi.mocked(loadProduct).mockImplementation(async (_market, number) =>
      number === '104711' ? productView() : undefined,
    )
    expect((await render({ headline: 'Für Sie', ...blok })).html).toBe('')
    const { html } = await render({ headline: 'Für Sie', ...blok }, { preview: true })
    expect(html).toContain(reason)
    expect(html).not.toContain('Für Sie')
  })

  it('is named by its headline, or else by the product', async () => {
    const { html } = await render({ headline: 'Für Sie', level: 'h3' })
    expect(html).toMatch(/aria-labelledby="(headline-[^"]+)".*<h3 id="\1"[^>]*>Für Sie<.*<h4[^>]*><a/s)
    expect((await render()).html).toMatch(/aria-labelledby="(product-[^"]+)".*<h2 id="\1"[^>]*><a/s)
  })

  it('gives two of it on a page different ids', async () => {
    const ids = async (uid: string) =>
      [...(await render({ _uid: uid, headline: 'Für Sie' })).html.matchAll(/ id="([^"]+)"/g)].map(
        ([, id]) => id,
      )
    const [one, other] = [await ids('one'), await ids('other')]
    expect(one).toHaveLength(3)
    expect(one.filter((id) => other.includes(id))).toEqual([])
  })

  it.each([{ number: '' }, { number: null }, { number: { a: 1 } }])('is refused with %j', async (blok) => {
    await expect(render(blok)).rejects.toThrow()
  })

  it('executes nothing of script in every text', async () => {
    const texts = { headline: hostileText, text: hostileText }
    expectInert((await render(texts)).html)
    const wrong = { ...texts, number: `104711 ${hostileText}`, variant: hostileText }
    expectInert((await render(wrong, { preview: true })).html)
  })

  it.each(basketDirectAddExamples)('shows its example: $title', async ({ blok }) => {
    const variants = [variantView(String(blok.variant ?? 'a'))]
    vi.mocked(loadProduct).mockResolvedValue(productView({ variants, currentVariant: 'a' }))
    const { html, left } = await render(blok)
    expect(html).toContain('<section')
    expect(left).toEqual([])
  })
})
