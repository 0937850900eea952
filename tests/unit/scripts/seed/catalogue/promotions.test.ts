import { describe, expect, test } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import { sourcePromotion } from '@/schemas/shop'
import { seedProducts } from '@/scripts/seed/catalogue'
import { seedPromotions } from '@/scripts/seed/catalogue/promotions'

describe.each(['baby', 'bm'] as const)('the bundles of the brand %s', (brand) => {
  const byNumber = new Map([...seedProducts(brand, 300)].map((product) => [product.number, product]))
  const promotions = seedPromotions(brand)

  test('are read by their schema and stand in every market of it', () => {
    for (const promotion of promotions) {
      expect(sourcePromotion.parse(promotion)).toEqual(promotion)
      expect(promotion.locales).toEqual(marketsOf(brand).map(({ shopLocale }) => shopLocale))
    }
    expect(promotions).toHaveLength(3)
  })

  test.each([
    ['sleep-set', [/schlafsack /i, /^(?:Schlafanzug|Body)/]],
    ['meal-set', [/^(?:Mitwachsender )?Hochstuhl/, /^Sitzpolster/, /^Lätzchen/]],
    ['walk-set', [/(?:wagen|buggy) /i, /^Fußsack/]],
  ])('%s holds things that belong together', (id, kinds) => {
    const effect = promotions.find((promotion) => promotion.id === id)?.effect
    const sets = effect?.type === 'combo_deal' ? effect.sets : []
    expect(sets).toHaveLength(kinds.length)
    for (const [index, set] of sets.entries())
      for (const number of set)
        expect(byNumber.get(number)?.texts.de?.name, number).toMatch(kinds[index] ?? /$^/)
  })
})
