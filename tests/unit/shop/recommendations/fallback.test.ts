import { describe, expect, it } from 'vitest'
import { countryOf, marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { recommendationSettings } from '@/lib/shop/recommendations/settings'
import { availabilityOf } from '@/lib/shop/rules/availability'
import { isPersonalised } from '@/lib/shop/rules/online-only'
import { isVoucher } from '@/lib/shop/rules/voucher'
import type { Country } from '@/schemas/shop'
import { seedProducts } from '@/scripts/seed/catalogue'

describe.each(['baby', 'bm'] as const)('the fallback of %s', (brand) => {
  const products = new Map([...seedProducts(brand, 300)].map((product) => [product.number, product]))

  it.each(marketsOf(brand).map((market) => [market.code, market] as const))(
    'of %s is of products that the market sells at once, more than a slot needs',
    (_, market) => {
      const { options, recommendations } = defaultConfiguration(brand, market)
      const { fallback, slots } = recommendationSettings(brand, market, recommendations)
      const chosen = fallback.flatMap(({ product_id }) => products.get(product_id) ?? [])
      expect(chosen).toHaveLength(fallback.length)
      expect(chosen.length).toBeGreaterThan(slots.basket.size)
      for (const { number, texts, variants, attributes, productGroup } of chosen) {
        expect.soft(texts[market.language], number).toBeDefined()
        expect.soft(isVoucher(productGroup, options.downloadVouchers) || isPersonalised(attributes), number).toBe(false)
        const sold = variants.filter(({ prices }) => prices[countryOf(market) as Country])
        const states = sold.map(({ logistics, stock }) => availabilityOf(logistics, stock.quantity))
        expect
          .soft(
            states.some(({ buyable, preorder }) => buyable && !preorder),
            number,
          )
          .toBe(true)
      }
      const families = new Set(chosen.map(({ masterKey }) => masterKey))
      expect(families.size).toBe(chosen.length)
      const shown = chosen.slice(0, slots.basket.size)
      expect(new Set(shown.map(({ categories }) => categories[0])).size).toBeGreaterThanOrEqual(8)
    },
  )
})
