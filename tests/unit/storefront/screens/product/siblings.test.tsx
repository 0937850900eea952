import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiblingView } from '@/lib/shop/catalogue/product-view'
import { useHydrated } from '@/lib/storefront/design/ui/use-hydrated'
import { Siblings } from '@/lib/storefront/screens/product/siblings'
import { useIsChosen } from '@/lib/storefront/screens/product/use-choice'
import { productView } from '@/tests/fixtures/product'
import { renderElement, testMarket } from '@/tests/fixtures/render'

vi.mock('@/lib/storefront/design/ui/use-hydrated', () => ({ useHydrated: vi.fn() }))
vi.mock('@/lib/storefront/screens/product/use-choice', async (original) => ({
  ...(await original<object>()),
  useIsChosen: vi.fn(),
}))
vi.mock('@/lib/storefront/screens/product/islands', async () => {
  const { asIsland } = await import('@/tests/fixtures/add-to-basket')
  const { SiblingLink } = await import('@/lib/storefront/screens/product/sibling-link.client')
  return { SiblingLink: asIsland(SiblingLink) }
})

const sibling = (id: number, label: string, more: Partial<SiblingView> = {}): SiblingView => ({
  id,
  label,
  referenceKey: `010.${id}`,
  href: `/de/p/body-${id}/`,
  swatch: '#93b398',
  imageHash: undefined,
  isActive: id === 1,
  advancedAttributes: [],
  buyableVariant: `${id}.62`,
  orderable: [`${id}.56`, `${id}.62`],
  isSoldOut: false,
  hasVariants: true,
  sameSize: { '1.56': `${id}.56`, '1.62': `${id}.62` },
  ...more,
})

const render = (other: Partial<SiblingView>, currentVariant = '1.56', market = testMarket()) => {
  const colours = [sibling(1, 'Salbei'), sibling(2, 'Apricot', other)]
  return renderElement(<Siblings view={productView({ colours, currentVariant })} market={market} />)
}
const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)

describe('a link to the product in another colour', () => {
  beforeEach(() => {
    vi.mocked(useHydrated).mockReturnValue(true)
    vi.mocked(useIsChosen).mockReturnValue(true)
  })

  it('keeps the size', async () => {
    expect(hrefs(await render({}))).toEqual(['/de/p/body-1/?variant=1.56', '/de/p/body-2/?variant=2.56'])
  })

  it('carries no size that nobody has chosen', async () => {
    vi.mocked(useIsChosen).mockReturnValue(false)
    expect(hrefs(await render({}))).toEqual(['/de/p/body-1/', '/de/p/body-2/'])
  })

  it.each([
    ['has not got the size', { sameSize: { '1.62': '2.62' } }],
    ['comes in one size', { hasVariants: false }],
  ])('leads to what its page chooses where the sibling %s', async (_, other) => {
    expect(hrefs(await render(other))[1]).toBe('/de/p/body-2/')
  })

  it('is plain in the static page', async () => {
    vi.mocked(useHydrated).mockReturnValue(false)
    expect(hrefs(await render({}))).toEqual(['/de/p/body-1/', '/de/p/body-2/'])
  })

  it.each([
    ['a picture', 'colours', 'Apricot', 'Apricot\nMaterial: Leinen\nPflege: 30 Grad'],
    ['words', 'dimensions', undefined, 'Material: Leinen\nPflege: 30 Grad'],
  ] as const)('says on %s what it says of itself otherwise', async (_, list, label, title) => {
    const advancedAttributes = [
      { key: 'material', label: 'Material', value: 'Leinen' },
      { key: 'care', label: 'Pflege', value: '30 Grad' },
    ]
    const siblings = [sibling(1, 'Salbei'), sibling(2, 'Apricot', { advancedAttributes })]
    const html = await renderElement(
      <Siblings view={productView({ [list]: siblings })} market={testMarket()} />,
    )
    const [own, other = ''] = html.match(/<a [^>]*>/g) ?? []
    expect(other).toContain(`title="${title}"`)
    expect(/aria-label="([^"]*)"/.exec(other)?.[1]).toBe(label)
    expect(/title="([^"]*)"/.exec(own ?? '')?.[1]).toBe(label && 'Salbei')
  })

  it('shows the picture that the sibling names, and without one its colour', async () => {
    const [pictured, plain] = [
      await render({ imageHash: '/pictures/originals/1200x1200/product/body-apricot.png' }),
      await render({}),
    ]
    expect(decodeURIComponent(pictured)).toMatch(/<img[^>]* src="[^"]*body-apricot/)
    expect(pictured.match(/background:#93b398/g)).toHaveLength(1)
    expect(plain).not.toContain('<img')
  })

  it.each([
    ['a model', 'de', false, ['25', '50'], 'Ausführung'],
    ['a volume', 'ch-fr', false, ['1\u00a0l', '2,5\u00a0l'], 'Contenance'],
    ['a volume', 'de', false, ['120\u00a0ml', '240\u00a0ml'], 'Inhalt'],
    ['measures', 'ch-fr', false, ['50 × 70\u00a0cm', '75 × 85\u00a0cm'], 'Dimensions'],
    ['the amount of a gift card', 'de', true, ['25', '50'], 'Betrag'],
    ['the amount of a gift card', 'ch-fr', true, ['25', '50'], 'Montant'],
    ['the amount of a gift card', 'be', true, ['25', '50'], 'Bedrag'],
  ])('names %s as such (%s)', async (_, code, isVoucher, [first = '', second = ''], name) => {
    const market = testMarket(code, 'bm')
    const dimensions = [sibling(1, first), sibling(2, second)]
    const html = await renderElement(
      <Siblings view={productView({ dimensions, isVoucher })} market={market} />,
    )
    expect(html).toContain(`<nav aria-label="${name}"`)
  })

  it.each([
    ['can be bought', 'de', {}, 'Apricot'],
    ['is sold out', 'de', { buyableVariant: undefined, isSoldOut: true }, 'Apricot (ausverkauft)'],
    ['is not available', 'de', { buyableVariant: undefined }, 'Apricot (nicht lieferbar)'],
    ['is sold out', 'ch-fr', { buyableVariant: undefined, isSoldOut: true }, 'Apricot (épuisée)'],
    ['is sold out', 'be', { buyableVariant: undefined, isSoldOut: true }, 'Apricot (uitverkocht)'],
  ])('says whether it %s (%s)', async (_, code, other, name) => {
    const market = testMarket(code, 'bm')
    expect(await render(other, '1.56', market)).toContain(`aria-label="${name}"`)
  })
})
