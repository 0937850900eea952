import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditedParts } from '@/lib/shop/order-papers/credited-parts'
import type { OrderEvent } from '@/lib/shop/orders'
import { orderLineOf } from '@/tests/fixtures/checkout'

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 1, max: 99_999 }),
    /** What promotions and the voucher take off, in percent. */
    reduced: fc.integer({ min: 0, max: 60 }),
    byCode: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ quantity, price, reduced, byCode }) => {
    const total = quantity * price
    const reduction = Math.floor((total * reduced) / 100)
    const voucherReduction = Math.floor(((total - reduction) * byCode) / 100)
    return orderLineOf({ quantity, price, total, reduction, voucherReduction })
  })

const cost = { shipping: 499 }
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const paid = ({ total, reduction, voucherReduction }: ReturnType<typeof orderLineOf>) =>
  total - reduction - voucherReduction

const requested = (id: number, pieces: readonly number[]) =>
  ({
    ...{ id, type: 'returnRequested' },
    details: {
      return: `R1-${id}`,
      lines: pieces.flatMap((count, index) => (count > 0 ? [`${index + 1} × ${count}`] : [])).join(', '),
    },
  }) as unknown as OrderEvent

describe('the parts of a credit note', () => {
  it('are the pieces of each announced return, which together are the lines to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (lines, shares) => {
          const first = lines.map(({ quantity }) => Math.floor(quantity * (shares.next().value ?? 0)))
          const rest = lines.map(({ quantity }, index) => quantity - (first[index] ?? 0))
          const events = [requested(1, first), requested(3, rest)]
          const before = (index: number) => {
            const own = lines[index] as (typeof lines)[number]
            return Math.round((paid(own) * (first[index] ?? 0)) / own.quantity)
          }
          const amounts = lines.map((_, index) => before(index))
          const told = (eventId: number, amount: number, isNamed: boolean) =>
            creditedParts({ lines, events, cost }, isNamed ? lines : [], amount, { id: eventId })
          const goods = sum(amounts)
          if (sum(first) > 0 && goods > 0) {
            const parts = told(2, goods, false)
            expect(sum(parts?.lines.map(({ amount }) => amount) ?? []) + (parts?.beside ?? 0)).toBe(goods)
            expect(parts?.lines.map(({ pieces }) => pieces)).toEqual(first.filter((count) => count > 0))
          }
          const left = sum(lines.map(paid)) - goods
          if (sum(rest) > 0 && left > 0 && (goods > 0 || sum(first) === 0)) {
            const parts = told(4, left, false)
            expect(sum(parts?.lines.map(({ amount }) => amount) ?? []) + (parts?.beside ?? 0)).toBe(left)
          }
        },
      ),
    )
  })

  it('are some pieces of one line that is named, where its amount is that of no other number of pieces', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 8 }), (own, pieces) => {
        if (pieces >= own.quantity) return
        const amount = Math.round((paid(own) * pieces) / own.quantity)
        const parts = creditedParts({ lines: [own], cost: { shipping: 0 } }, [own], amount)
        if (!parts) return
        expect(sum(parts.lines.map((part) => part.amount)) + parts.beside).toBe(amount)
        if (paid(own) > own.quantity * 2) expect(parts.lines[0]?.pieces).toBe(pieces)
      }),
    )
  })

  it.each([
    ['one of three', 333, 1],
    ['two of three', 667, 2],
  ])('name %s of 10.00', (_, amount, pieces) => {
    const own = orderLineOf({ quantity: 3, price: 334, total: 1_002, reduction: 2, voucherReduction: 0 })
    expect(creditedParts({ lines: [own], cost }, [own], amount)?.lines).toMatchObject([{ pieces, amount }])
  })

  it('are none of a return that was taken back, nor of an amount that fits no pieces', () => {
    const own = orderLineOf({ quantity: 3, price: 1_000, total: 3_000, reduction: 0, voucherReduction: 0 })
    const takenBack = { id: 2, type: 'returnCancelled', details: { return: 'R1-1' } } as unknown as OrderEvent
    const other = orderLineOf({ quantity: 1, price: 500, total: 500 })
    const order = { lines: [own, other], cost, events: [requested(1, [2, 0]), takenBack] }
    expect(creditedParts(order, [], 2_000, { id: 3 })).toBeUndefined()
    expect(creditedParts(order, [own], 1_234, { id: 3 })).toBeUndefined()
  })
})
