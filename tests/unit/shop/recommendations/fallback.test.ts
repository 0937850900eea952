import { describe, expect, it } from 'vitest'
import { countryOf, marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { availabilityOf } from '@/lib/shop/rules/availability'
import { isPersonalised } from '@/lib/shop/rules/online-only'
import { isVoucher } from '@/lib/shop/rules/voucher'
import type { Country } from '@/schemas/shop'
import { seedProducts } from '@/scripts/seed/catalogue'
import { seedFallback } from '@/scripts/seed/catalogue/fallback'

describe.each(['baby', 'bm'] as const)('the fallback of %s', (brand) => {
  const products = new Map([...seedProducts(brand, 300)].map((product) => [product.number, product]))

  it.each(marketsOf(brand).map((market) => [market.code, market] as const))(
    'of %s is of products that the market sells at once, more than a slot needs',
    (_, market) => {
      const fallback = seedFallback(brand).find(({ locale }) => locale === market.language)?.products ?? []
      const { size } = defaultConfiguration(brand, market).recommendations.slots.basket
      const chosen = fallback.flatMap((number) => products.get(number) ?? [])
      expect(chosen).toHaveLength(fallback.length)
      expect(chosen.length).toBeGreaterThan(size)
      for (const { number, texts, variants, attributes, productGroup } of chosen) {
        expect.soft(texts[market.language], number).toBeDefined()
        expect.soft(isVoucher(productGroup, brand) || isPersonalised(attributes), number).toBe(false)
        const sold = variants.filter(({ prices }) => prices[countryOf(market) as Country])
        const states = sold.map(({ logistics, stock }) =>
          availabilityOf(logistics, { stock: stock.quantity, group: productGroup, brand }),
        )
        expect
          .soft(
            states.some(({ buyable, preorder }) => buyable && !preorder),
            number,
          )
          .toBe(true)
      }
      const families = new Set(chosen.map(({ masterKey }) => masterKey))
      expect(families.size).toBe(chosen.length)
      const shown = chosen.slice(0, size)
      expect(new Set(shown.map(({ categories }) => categories[0])).size).toBeGreaterThanOrEqual(8)
    },
  )
})
