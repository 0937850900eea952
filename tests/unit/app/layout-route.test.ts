import { expect, it, vi } from 'vitest'
import { layoutDefinition } from '@/schemas/layout'

const given = vi.hoisted(() => ({ layout: {} as unknown }))

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby' }),
}))
vi.mock('@/lib/platform/shop-configuration', async (original) => ({
  ...(await original<object>()),
  loadShopConfiguration: async () => ({
    timezone: 'Europe/Zurich',
    logo: { src: '/logo.svg', alt: 'Nestling' },
    options: { payback: false },
  }),
}))
vi.mock('@/lib/content/pages', async (original) => ({
  ...(await original<object>()),
  loadLayout: async () => ({ layout: given.layout }),
}))
/** Each code is that of a voucher that holds. */
vi.mock('@/lib/shop/vouchers/load-offered', () => ({
  loadOffered: async (_: string, codes: string[]) => codes.map((code) => ({ code })),
}))

const { GET } = await import('@/app/api/cms/layoutCached/route')

it('The layout is answered with what the shop, its coupons and its shipping are, and with its banners', async () => {
  const condition = { label: 'Standard', versandkosten: 499, ab_bestellwert: 0 }
  const banner = (_uid: string) => ({ _uid, component: 'banner', headline: _uid })
  given.layout = layoutDefinition.schema.parse({
    titleTemplate: '%s | Nestling',
    hasDownloads: 'yes',
    coupons: [{ _uid: 'c', component: 'layout_coupon', name: 'Zehn', code: 'TEN' }],
    shippingConditions: [{ _uid: 's', component: 'shipping_condition', ...condition }],
    campaignsTop: [banner('top')],
    campaignsBottom: [banner('bottom')],
  })
  const answer = await GET(new Request('http://shop.example/api/cms/layoutCached/?locale=fr-ch'))
  expect(await answer.json()).toMatchObject({
    layout: {
      layout: { titleTemplate: '%s | Nestling' },
      brandConfig: {
        ...{ brand: 'baby', locale: 'fr-ch', currency: 'CHF', timezone: 'Europe/Zurich' },
        ...{ logo: { src: '/logo.svg' }, options: { payback: false } },
      },
      couponConfig: { hasDownloads: true, coupons: [{ name: 'Zehn', code: 'TEN' }] },
      shippingCostConfig: { conditions: [condition] },
    },
    banner: { top: [banner('top')], bottom: [banner('bottom')] },
  })
})
