import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { BundlePromotion } from '@/blocks/bundle-promotion/bundle-promotion'
import { bundlePromotionExamples } from '@/blocks/bundle-promotion/bundle-promotion.examples'
import { loadPromotion } from '@/blocks/bundle-promotion/load-promotion'
import { formatPrice } from '@/lib/platform/i18n/format-price'
import { loadProduct } from '@/lib/shop/catalogue/cached'
import type { ProductView } from '@/lib/shop/catalogue/product-view'
import { applyPromotions } from '@/lib/shop/promotions/apply-promotions'
import type { ShownPromotion } from '@/lib/shop/promotions/find-promotions'
import type { BlockContext } from '@/lib/storefront/runtime/blocks/context'
import { viewedPromotion } from '@/lib/storefront/runtime/tracking'
import { bundlePromotionBlock } from '@/schemas/blocks/bundle-promotion'
import { earlyIn, entriesIn, soldOut } from '../../fixtures/add-to-basket'
import { decode, expectInert, hostileText } from '../../fixtures/hostile'
import { testCard } from '../../fixtures/listing'
import { productView, variantView } from '../../fixtures/product'
import { renderBlock, testMarket } from '../../fixtures/render'

vi.mock('@/blocks/bundle-promotion/load-promotion', () => ({ loadPromotion: vi.fn() }))
vi.mock('@/lib/shop/catalogue/cached', () => ({ loadProduct: vi.fn() }))
vi.mock('@/lib/storefront/screens/basket/add-to-basket.client', () => import('../../fixtures/add-to-basket'))
vi.mock('@/blocks/bundle-promotion/islands', async () => {
  const { asIsland } = await import('../../fixtures/add-to-basket')
  const { BundleOrder } = await import('@/blocks/bundle-promotion/bundle-order.client')
  return { BundleOrder: asIsland(BundleOrder) }
})

const variantAt = (key: string, withTax: number, more = {}) =>
  variantView(key, { price: { ...variantView(key).price, withTax }, ...more })

const viewOf = (number: string, overrides: Partial<ProductView> = {}) =>
  productView({
    number,
    name: `Ware ${number}`,
    href: `/de/p/ware-${number}/`,
    variants: [variantAt(`${number}.56`, 1999)],
    currentVariant: `${number}.56`,
    ...overrides,
  })

const promotionOf = (sets: string[][], soldNumbers: string[] = []): ShownPromotion => ({
  id: 'sleep-well',
  label: 'Gut schlafen',
  isCurrent: true,
  effect: { type: 'combo_deal', sets, relative: 0.15 },
  sets: sets.map((numbers) =>
    numbers.map((number) => testCard({ number, buyable: !soldNumbers.includes(number) })),
  ),
})

let views: Map<string, ProductView>
const sell = (...products: ProductView[]) => {
  views = new Map(products.map((view) => [view.number, view]))
}

const render = (blok: Record<string, unknown> = {}, context: Partial<BlockContext> = {}) =>
  renderBlock(bundlePromotionBlock, BundlePromotion, { promotion: 'sleep-well', ...blok }, context)

const linked = (html: string) => [...html.matchAll(/<a href="\/de\/p\/ware-(\d+)\/"/g)].map(([, n]) => n)
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const entry = (variant: string) => ({ variant, customData: { cPromo: { promotionId: 'sleep-well' } } })

describe('a bundle promotion', () => {
  beforeEach(() => {
    sell(viewOf('1'), viewOf('2', { variants: [variantAt('2.56', 999)], currentVariant: '2.56' }))
    vi.mocked(loadProduct)
      .mockReset()
      .mockImplementation(async (_, number) => views.get(number))
    vi.mocked(loadPromotion)
      .mockReset()
      .mockResolvedValue(promotionOf([['1'], ['2']]))
  })

  it('shows its products with a plus between them, each with its price and the way to its page', async () => {
    const { html } = await render()
    expect(linked(html)).toEqual(['1', '2'])
    expect(html.match(/<span aria-hidden="true"[^>]*>\+<\/span>/g)).toHaveLength(1)
    expect(words(html)).toMatch(/Ware 1 19,99 €.*Ware 2 9,99 €/)
  })

  it('tells that the promotion is shown', async () => {
    const [, told = ''] = /data-tracking="([^"]*)"/.exec((await render()).html) ?? []
    expect(JSON.parse(decode(told))).toEqual(viewedPromotion({ id: 'sleep-well', label: 'Gut schlafen' }))
    expect(decode(told)).toContain('"event":"frontend_view_promotion"')
  })

  it('says what all cost alone, what they cost together and what that saves, as the basket reckons it', async () => {
    const { html } = await render()
    const lines = [
      { key: 'a', number: '1', price: 1999, quantity: 1 },
      { key: 'b', number: '2', price: 999, quantity: 1 },
    ]
    const [reduction] = applyPromotions(lines, [promotionOf([['1'], ['2']])], 'EUR')
    expect(reduction?.amount).toBe(450)
    const price = (amount: number) => formatPrice(amount, testMarket())
    expect(html).toContain(`<s>${price(2998)}</s>`)
    expect(words(html)).toContain(`Zusammen Jetzt ${price(2548)}`.replace(/\s+/g, ' '))
    expect(words(html)).toContain(`Sie sparen ${price(450)}`.replace(/\s+/g, ' '))
  })

  it('says once what its prices include', async () => {
    const { html } = await render()
    expect(html.split('inkl. MwSt., zzgl. Versandkosten')).toHaveLength(2)
  })

  it('adds all at once, under the name of the promotion', async () => {
    const { html } = await render({}, { market: testMarket('at') })
    expect(entriesIn(html)).toEqual([entry('1.56'), entry('2.56')])
    expect(html).toContain('data-locale="de-at"')
    expect(html).toContain('aria-label="Beide in den Warenkorb: Gut schlafen"')
  })

  it('sends a tap before its code with each of its choices, under the name of the promotion', async () => {
    sell(viewOf('1', { variants: [variantAt('1.56', 1500), variantAt('1.62', 2500)] }), viewOf('2'))
    const { html } = await render()
    const list = html.match(/<select id="([^"]*)"/)?.[1]
    expect(earlyIn(html)).toEqual({
      ...{ numbers: '1 2', picks: [[list], '2.56'], fields: 'promotion=sleep-well' },
    })
  })

  it('asks for the promotion in the market that it stands in, at the present', async () => {
    await render({ promotion: ' sleep-well ' }, { market: testMarket('ch-fr') })
    expect(loadPromotion).toHaveBeenCalledWith('ch-fr', 'sleep-well', undefined)
  })

  it('asks for the time that an editor chose', async () => {
    const now = Date.UTC(2026, 11, 24)
    await render({}, { now, preview: true })
    expect(loadPromotion).toHaveBeenCalledWith('de', 'sleep-well', now)
  })

  it('lets the shopper choose a size where there are several, and reckons with the one that shows', async () => {
    const variants = [variantAt('1.56', 1500, soldOut), variantAt('1.62', 2500)]
    sell(viewOf('1', { variants, currentVariant: '1.62' }), viewOf('2'))
    const { html } = await render()
    expect([...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
      'Bitte wählen',
      '56 (ausverkauft)',
      '62',
    ])
    expect(entriesIn(html)).toEqual([entry('1.62'), entry('2.56')])
    expect(html).toContain(`<s>${formatPrice(4499, testMarket())}</s>`)
  })

  describe('says when all of it comes', () => {
    const days = ([daysFrom, daysTo]: readonly [number, number]) => ({
      availability: { ...variantView('').availability, bvc: 2, daysFrom, daysTo } as const,
    })
    const note = 'Die Lieferzeit hängt von der Ausführung ab.'

    test.each([
      ['at once', [1, 3], [1, 3], 'Sofort lieferbar', false],
      ['with the slower one', [1, 3], [4, 7], 'Bald bei Ihnen', false],
      ['in weeks where all take the same time', [14, 20], [14, 20], 'Lieferbar in 3 Wochen', false],
      ['without weeks where the times differ', [1, 3], [14, 20], 'Lieferbar', true],
    ] as const)('%s', async (_, one, other, message, differ) => {
      sell(
        viewOf('1', { variants: [variantAt('1.56', 1999, days(one))] }),
        viewOf('2', { variants: [variantAt('2.56', 999, days(other))], currentVariant: '2.56' }),
      )
      const { html } = await render()
      expect(html).toContain(`<strong>${message}</strong>`)
      expect(words(html).includes(note)).toBe(differ)
    })

    it('by the sizes that are chosen, not by the others', async () => {
      const variants = [variantAt('1.56', 1999, days([14, 20])), variantAt('1.62', 1999, days([1, 3]))]
      sell(viewOf('1', { variants, currentVariant: '1.62' }), viewOf('2'))
      expect((await render()).html).toContain('<strong>Sofort lieferbar</strong>')
    })

    it('and not while something of it cannot be bought', async () => {
      const variants = [variantAt('1.56', 1999, soldOut), variantAt('1.62', 1999)]
      sell(viewOf('1', { variants, currentVariant: '1.56' }), viewOf('2'))
      expect((await render()).html).not.toContain('<strong>')
    })
  })

  test.each([
    ['the first product', [], '1'],
    ['the next one where the first is sold out', ['1'], '11'],
    ['the next one where two are', ['1', '11'], '12'],
  ])('shows of a set %s', async (_, sold, expected) => {
    sell(viewOf('1'), viewOf('11'), viewOf('12'), viewOf('2'))
    vi.mocked(loadPromotion).mockResolvedValue(promotionOf([['1', '11', '12'], ['2']], sold))
    const { html } = await render()
    expect(linked(html)).toEqual([expected, '2'])
    expect(words(html)).toContain('Sie sparen')
  })

  it('passes over what is personalised: a bundle asks for no inscription', async () => {
    sell(viewOf('1', { personalised: true }), viewOf('11'), viewOf('2'))
    vi.mocked(loadPromotion).mockResolvedValue(promotionOf([['1', '11'], ['2']]))
    expect(linked((await render()).html)).toEqual(['11', '2'])
  })

  test.each([
    [
      'a promotion that is over or unknown',
      () => vi.mocked(loadPromotion).mockResolvedValue(undefined),
      'gilt zu dieser Zeit nicht',
    ],
    [
      'a set that is sold out',
      () => vi.mocked(loadPromotion).mockResolvedValue(promotionOf([['1'], ['2']], ['2'])),
      'nichts kaufen',
    ],
    [
      'a set that the market does not sell',
      () =>
        vi
          .mocked(loadPromotion)
          .mockResolvedValue({ ...promotionOf([['1'], ['2']]), sets: [[testCard({ number: '1' })], []] }),
      'nichts kaufen',
    ],
    ['a product that went between two questions', () => sell(viewOf('1')), 'nichts kaufen'],
  ])('draws nothing for a shopper with %s, and says why in the preview', async (_, arrange, reason) => {
    arrange()
    expect((await render({ headline: 'Für Sie' })).html).toBe('')
    const { html } = await render({ headline: 'Für Sie' }, { preview: true })
    expect(html).toContain(reason)
    expect(html).not.toContain('Für Sie')
  })

  it.each(['../x', 'a b', hostileText, 'x'.repeat(61)])('does not look up %j', async (promotion) => {
    const { html } = await render({ promotion }, { preview: true })
    expect(loadPromotion).not.toHaveBeenCalled()
    expect(html).toContain('data-preview-note')
    expectInert(html)
  })

  it('is named by its headline, or else by the promotion', async () => {
    const { html } = await render({ headline: 'Für Sie', level: 'h3' })
    expect(html).toMatch(/aria-labelledby="(headline-[^"]+)".*<h3 id="\1"[^>]*>Für Sie<.*<h4[^>]*><a/s)
    expect((await render()).html).toMatch(/<h2 [^>]*>Gut schlafen</)
  })

  it('gives two of it on a page different ids', async () => {
    sell(viewOf('1', { variants: [variantAt('1.56', 1), variantAt('1.62', 2)] }), viewOf('2'))
    const ids = async (uid: string) =>
      [...(await render({ _uid: uid })).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const [one, other] = [await ids('one'), await ids('other')]
    expect(one).toHaveLength(4)
    expect(one.filter((id) => other.includes(id))).toEqual([])
  })

  it.each([{ promotion: '' }, { promotion: null }, { promotion: { a: 1 } }])(
    'is refused with %j',
    async (blok) => {
      await expect(render(blok)).rejects.toThrow()
    },
  )

  it('executes nothing of script in every text', async () => {
    expectInert((await render({ headline: hostileText, text: hostileText })).html)
  })

  it.each(bundlePromotionExamples)('shows its example: $title', async ({ blok }) => {
    const { html, left } = await render(blok)
    expect(html).toContain('<section')
    expect(left).toEqual([])
  })
})

test.each([2, 3, 4, 5])('%i products stand side by side where there is room for them', async (count) => {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1))
  vi.mocked(loadPromotion).mockResolvedValue(promotionOf(numbers.map((number) => [number])))
  sell(...numbers.map((number) => viewOf(number)))
  const { html } = await render()
  expect(linked(html)).toEqual(numbers)
  expect(html.includes('@2xl:grid-flow-col')).toBe(count <= 3)
  expect(words(html)).toContain(count === 2 ? 'Beide in den' : `Alle ${count} in den`)
})
