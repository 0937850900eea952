import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Checkout } from '@/lib/shop/checkout'
import { changesSince, sinceOf, writeShown } from '@/lib/storefront/screens/checkout/shown-review'
import type { Basket, BasketItem } from '@/schemas/api/basket'
import { basketLine, basketOf } from '@/tests/fixtures/basket'
import { checkoutOf, testAddress } from '@/tests/fixtures/checkout'

const reviewOf = (basket: Basket, uncounted: BasketItem[] = [], facts: Partial<Checkout> = {}) =>
  checkoutOf({ uncounted, ...facts }, basket)
const goods = basketOf([basketLine('a'), basketLine('b', { quantity: 2 })], { shipping: 499, toPay: 3499 })
const before = reviewOf(goods)
const shown = writeShown(before)

describe('what has changed since a review', () => {
  it('is nothing while it is the same', () => {
    expect(changesSince(shown, before)).toEqual([])
  })

  it('is a price, with the reductions taken off', () => {
    const now = basketOf(
      [basketLine('a', { total: 1200, reduction: 100 }), basketLine('b', { quantity: 2 })],
      {
        ...{ shipping: 499, toPay: 3599 },
      },
    )
    expect(changesSince(shown, reviewOf(now))).toEqual([
      { kind: 'price', name: 'Ding a', before: 1000, now: 1100 },
      { kind: 'toPay', before: 3499, now: 3599 },
    ])
  })

  it('is a quantity, a line that came and one that went, and shipping', () => {
    const now = basketOf([basketLine('b', { quantity: 1 }), basketLine('c')], { shipping: 0, toPay: 2000 })
    expect(changesSince(shown, reviewOf(now))).toEqual([
      { kind: 'quantity', name: 'Ding b', before: 2, now: 1 },
      { kind: 'added', name: 'Ding c' },
      { kind: 'gone' },
      { kind: 'shipping', before: 499, now: 0 },
      { kind: 'toPay', before: 3499, now: 2000 },
    ])
  })

  it('names the size and the colour of the same article, and what stays in the basket without counting', () => {
    const body = (key: string, size: string, total = 1000) =>
      basketLine(key, { product: { name: 'Body' }, variant: { choice: ['Salbei', size] }, total })
    const seen = writeShown(reviewOf(basketOf([body('a', '62'), body('b', '68'), body('c', '74')])))
    const now = basketOf([body('a', '62', 900), body('d', '80')], { toPay: 1900 })
    expect(changesSince(seen, reviewOf(now, [body('b', '68')]))).toEqual([
      { kind: 'price', name: 'Body, Salbei, 62', before: 1000, now: 900 },
      { kind: 'added', name: 'Body, Salbei, 80' },
      { kind: 'gone', name: 'Body, Salbei, 68' },
      { kind: 'gone' },
      { kind: 'toPay', before: 3000, now: 1900 },
    ])
  })

  it.each([
    ['delivery', { deliveryAddress: { ...testAddress, street: 'Anderweg 2' } }, false],
    ['invoice', { invoiceAddress: testAddress }, false],
    ['contact', { guest: { ...checkoutOf().guest, email: 'other@example.com' } as Checkout['guest'] }, false],
    ['voucher', { basket: { ...goods, voucher: { code: 'HALLO' } as Basket['voucher'] } }, false],
    ['giftCard', { basket: { ...goods, giftCard: { code: 'G' } as Basket['giftCard'] } }, false],
  ] as const)('is %s, which came, changed or went', (part, facts, isGone) => {
    const now = reviewOf(goods, [], facts)
    expect(changesSince(shown, now)).toEqual([{ kind: 'part', part, isGone }])
    expect(changesSince(writeShown(now), before)).toEqual([
      { kind: 'part', part, isGone: ['invoice', 'voucher', 'giftCard'].includes(part) },
    ])
  })

  it('is another means of payment, and another day of arrival', () => {
    expect(changesSince(shown, reviewOf(goods, [], { paymentMethod: 'KK' }))).toEqual([
      { kind: 'method', before: 'RE', now: 'KK' },
    ])
    const later = basketLine('a', { variant: { arrival: 'Lieferung Mi., 2. Dezember' } })
    expect(
      changesSince(shown, reviewOf({ ...goods, items: [later, basketLine('b', { quantity: 2 })] })),
    ).toEqual([{ kind: 'arrival', name: 'Ding a', now: 'Lieferung Mi., 2. Dezember' }])
  })

  it('comes with the address of a review that is read again, of very many goods without saying what', () => {
    const since = (review: Checkout) => new URLSearchParams(sinceOf(review)).get('since') ?? ''
    expect(since(before)).toBe(shown)
    const many = reviewOf(basketOf(Array.from({ length: 90 }, (_, n) => basketLine(`line-${n}`))))
    expect(sinceOf(many).length).toBeLessThan(1_510)
    expect(changesSince(since(many), many)).toBeUndefined()
  })

  it.each([undefined, '', '{', 'null', '7', '[]', '[[["a"]],"x",1]', '[{},1,2]'])(
    'is not known from %j',
    (text) => {
      expect(changesSince(text, before)).toBeUndefined()
    },
  )

  it('is read from anything that a browser may send', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const change of changesSince(text, before) ?? []) expect(change).toHaveProperty('kind')
      }),
    )
  })
})
