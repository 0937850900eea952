import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesSince, writeShown } from '@/lib/storefront/screens/checkout/shown-review'
import { basketLine, basketOf } from '@/tests/fixtures/basket'

const before = basketOf([basketLine('a'), basketLine('b', { quantity: 2 })], { shipping: 499, toPay: 3499 })
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
    expect(changesSince(shown, now)).toEqual([
      { kind: 'price', name: 'Ding a', before: 1000, now: 1100 },
      { kind: 'toPay', before: 3499, now: 3599 },
    ])
  })

  it('is a quantity, a line that came and one that went, and shipping', () => {
    const now = basketOf([basketLine('b', { quantity: 1 }), basketLine('c')], { shipping: 0, toPay: 2000 })
    expect(changesSince(shown, now)).toEqual([
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
    const seen = writeShown(basketOf([body('a', '62'), body('b', '68'), body('c', '74')]))
    const now = basketOf([body('a', '62', 900), body('d', '80')], { toPay: 1900 })
    expect(changesSince(seen, now, [body('b', '68')])).toEqual([
      { kind: 'price', name: 'Body, Salbei, 62', before: 1000, now: 900 },
      { kind: 'added', name: 'Body, Salbei, 80' },
      { kind: 'gone', name: 'Body, Salbei, 68' },
      { kind: 'gone' },
      { kind: 'toPay', before: 3000, now: 1900 },
    ])
  })

  it.each([undefined, '', '{', 'null', '7', '[]', '[[["a"]],"x",1]', '[{},1,2]'])(
    'is not known from %j',
    (text) => {
      expect(changesSince(text, before)).toEqual([])
    },
  )

  it('is read from anything that a browser may send', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const change of changesSince(text, before)) expect(change).toHaveProperty('kind')
      }),
    )
  })
})
