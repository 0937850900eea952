import { describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { promotionsAbout } from '@/lib/shop/promotions/about-goods'
import { freeShippingFrom } from '@/lib/shop/promotions/free-shipping'
import { offerBadge, offerLine } from '@/lib/shop/promotions/offer-words'
import { shippingOf } from '@/lib/shop/rules'
import { type PromotionEffect, promotionEffect, promotionTypes } from '@/schemas/shop'

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const markets = ['de', 'ch', 'ch-fr'].map(marketOf)

const body = { number: '1', brand: 'Nestling', categories: ['bodys', 'kleidung'] }
const pram = { number: '2', brand: 'Moosling', categories: ['kinderwagen'] }
const money = { EUR: 500, CHF: 600 }

/** What each effect says of a body and of a pram in Germany; undefined: nothing. */
const effects: readonly [effect: object, ofBody: string | undefined, ofPram: string | undefined][] = [
  [{ type: 'combo_deal', sets: [['1'], ['9']], relative: 0.1 }, 'Im Set −10 %', undefined],
  [{ type: 'percentage', goods: { brands: ['nestling'] }, relative: 0.15 }, '−15 % im Warenkorb', undefined],
  [{ type: 'amount', goods: { products: ['2'] }, amount: money }, undefined, '−5,00 € im Warenkorb'],
  [{ type: 'gift', goods: { categories: ['kleidung'] }, variants: ['9.1'] }, 'Mit Geschenk', undefined],
  [{ type: 'free_shipping', goods: { categories: ['kinderwagen'] } }, undefined, 'Gratisversand'],
  [{ type: 'buy_x_get_y', goods: { categories: ['bodys'] }, buyQuantity: 2 }, '3 für 2', undefined],
  [
    {
      type: 'buy_x_get_y',
      goods: { categories: ['kinderwagen'] },
      getGoods: { products: ['1'] },
      buyQuantity: 1,
    },
    'Gratis dazu',
    'Mit Gratisartikel',
  ],
]
const promotion = (effect: object): { id: string; label: string; effect: PromotionEffect } => ({
  ...{ id: 'p', label: 'Aktion' },
  effect: promotionEffect.parse(effect),
})
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')

describe('a promotion is told of its goods', () => {
  it('of each kind', () => {
    expect(new Set(effects.map(([effect]) => promotion(effect).effect.type))).toEqual(new Set(promotionTypes))
  })

  it.each(effects)('%j', (effect, ofBody, ofPram) => {
    const german = marketOf('de')
    const badgeOf = (goods: typeof body) =>
      promotionsAbout(goods, [promotion(effect)], 'EUR').map((offer) => plain(offerBadge(offer, german)))[0]
    expect([badgeOf(body), badgeOf(pram)]).toEqual([ofBody, ofPram])
  })

  it.each(markets.flatMap((market) => effects.map(([effect]) => [market.code, effect] as const)))(
    'in words without a gap: %s %j',
    (code, effect) => {
      const market = marketOf(code)
      for (const goods of [body, pram])
        for (const offer of promotionsAbout(goods, [promotion(effect)], market.currency)) {
          const { name, words } = offerLine(offer, market)
          expect(name).toBe('Aktion')
          expect(`${words} ${offerBadge(offer, market)}`).not.toMatch(/[{}]|undefined|NaN| {2}| 0 /)
        }
    },
  )

  it('with what it takes: pieces and value', () => {
    const offer = promotion({
      type: 'percentage',
      goods: { products: ['1'] },
      relative: 0.1,
      minQuantity: 2,
      minOrderValue: { EUR: 5000 },
    })
    expect(plain(offerLine({ ...offer, part: 'bought' }, marketOf('de')).words)).toBe(
      '10 % weniger im Warenkorb ab 2 Stück, ab 50,00 € Warenwert',
    )
    // Without an amount in its currency a market has no such promotion.
    expect(promotionsAbout(body, [offer], 'CHF')).toEqual([])
  })
})

describe('free shipping begins', () => {
  const flat = shippingOf([{ versandkosten: 499, ab_bestellwert: 0 }])
  const from50 = shippingOf([
    { versandkosten: 499, ab_bestellwert: 0 },
    { versandkosten: 0, ab_bestellwert: 5000 },
  ])
  const promoted = (effect: object) => [promotion({ type: 'free_shipping', ...effect })]

  it.each([
    ['never', flat, [], undefined],
    ['with the value of the shipping costs', from50, [], 5000],
    ['with a promotion that asks for less', from50, promoted({ minOrderValue: { EUR: 3000 } }), 3000],
    ['at once by a promotion for all goods', flat, promoted({}), 0],
    ['not by one for some goods', flat, promoted({ goods: { brands: ['x'] } }), undefined],
    [
      'not by one without an amount in the currency',
      flat,
      promoted({ minOrderValue: { CHF: 3000 } }),
      undefined,
    ],
    ['always where it costs nothing', shippingOf([{ versandkosten: 0, ab_bestellwert: 0 }]), [], 0],
  ])('%s', (_, shipping, promotions, from) => {
    expect(freeShippingFrom(shipping, promotions, 'EUR')).toBe(from)
  })
})
