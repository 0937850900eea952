import { expect, it, vi } from 'vitest'
import type { ProductView } from '@/lib/shop/catalogue/product-view'
import { ProductDetails } from '@/lib/storefront/product/details'
import { productView, variantView } from '../../../fixtures/product'
import { renderElement, testMarket } from '../../../fixtures/render'

vi.mock('@/lib/storefront/product/islands', async () => {
  const { asIsland } = await import('../../../fixtures/add-to-basket')
  const { ChosenPanels } = await import('@/lib/storefront/product/chosen-panels.client')
  return {
    ChosenPanels: asIsland(ChosenPanels),
    ResetsOnLeave: ({ children }: { children: unknown }) => children,
  }
})

const weight = (value: string) => [{ label: 'Gewicht', value }]
const material = [{ label: 'Material', value: 'Baumwolle' }]

const render = (overrides: Partial<ProductView>, code = 'de', registration?: string) =>
  renderElement(
    <ProductDetails
      view={productView(overrides)}
      market={testMarket(code)}
      ids={{ reviews: 'reviews', warnings: 'warnings' }}
      devicesHref={undefined}
      registration={registration}
      storesHref={undefined}
    />,
  )
const pairs = (html: string) =>
  [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(
    ([, label, value]) => `${label}: ${value}`,
  )

it('shows what the chosen variant says of itself, below what is true of all', async () => {
  const variants = [
    variantView('a.56', { attributes: weight('80 g') }),
    variantView('a.62', { attributes: weight('90 g') }),
  ]
  const html = await render({ attributes: material, variants, currentVariant: 'a.62' })
  const shown = html.replace(/<div data-variants="[^"]*" hidden="">.*?<\/dl><\/div>/gs, '')
  expect(pairs(shown)).toEqual(['Material: Baumwolle', 'Gewicht: 90 g'])
  expect(pairs(html)).toContain('Gewicht: 80 g')
  expect(html).toMatch(/data-variants="a\.56" hidden/)
})

it('says once what all variants say of themselves', async () => {
  const variants = [
    variantView('a.56', { attributes: weight('80 g') }),
    variantView('a.62', { attributes: weight('80 g') }),
  ]
  const html = await render({ variants, currentVariant: 'a.62' })
  expect(pairs(html)).toEqual(['Gewicht: 80 g'])
  expect(html).not.toContain('data-variants')
})

it.each([
  ['de', 'grossgerte', 'Dieses Großgerät', 'Registrierungsnummer: 00000000 (Beispiel)'],
  ['ch', 'grossgerte', 'Dieses Grossgerät', 'Meldenummer: 0000 (Beispiel)'],
  ['ch-fr', 'bildschirme_und_monitore', 'un appareil à écran', 'Numéro : 0000 (fictif)'],
  ['de', 'klgerte_informationsu_telekommtechnik', 'Kleine Geräte', undefined],
] as const)(
  'tells in %s how a device of %s is returned, with the number of the market',
  async (code, key, text, number) => {
    const html = await render({ electronics: key }, code, number)
    expect(html).toContain(text)
    if (number) expect(html).toContain(`<p class="mt-1 text-small">${number}</p>`)
    expect(html.match(/<p class="mt-1 text-small">/g)).toHaveLength(number ? 2 : 1)
  },
)

it('has no such note, and no number, for anything else', async () => {
  const html = await render({}, 'de', 'Registrierungsnummer: 00000000')
  expect(html).not.toContain('Altgerät')
  expect(html).not.toContain('Registrierungsnummer')
})
