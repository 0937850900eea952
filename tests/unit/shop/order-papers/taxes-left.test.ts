import { describe, expect, it } from 'vitest'
import { shippingRate, taxesLeft, taxSums } from '@/lib/shop/order-papers'
import { moneyOfLines, type Order } from '@/lib/shop/orders'
import { giftCard } from '@/schemas/shop/order'
import fc from '@/tests/fixtures/fast-check'
import { testEvent, testOrder, testPayment } from '@/tests/fixtures/test-order'

const paidFor = ({ total, reduction, voucherReduction }: Order['lines'][number]) =>
  total - reduction - voucherReduction
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const grossAt = (sums: readonly { rate: number; gross: number }[]) =>
  Object.fromEntries(sums.map(({ rate, gross }) => [rate, gross]))

/** An order after some of its lines were cancelled, with the refund that `cancelLines` asks for. */
function cancelled(order: Order, places: readonly number[]): Order {
  const chosen = order.lines.filter((_, place) => places.includes(place))
  const amount = moneyOfLines(order, chosen)
  const at = new Date('2026-11-24T09:00:00Z')
  const lines = places.map((place) => place + 1).join(',')
  const id = order.events.length + 1
  return {
    ...order,
    lines: order.lines.map((line) => (chosen.includes(line) ? { ...line, cancelledAt: at } : line)),
    events: [
      ...order.events,
      testEvent({ id, type: 'linesCancelled', at, details: { lines, amount } }),
      ...(amount > 0 ? [testEvent({ id: id + 1, type: 'refunded', at, details: { lines, amount } })] : []),
    ],
  }
}

const voucher = { vat: 0, isVoucher: true, isDigital: true }

/** Goods of both rates, reduced by promotions and by a code; a voucher that is sold is reduced by neither. */
const anyLine = fc.oneof(
  fc
    .record({
      vat: fc.constantFrom(0.19, 0.07),
      price: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      parts: fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })),
    })
    .map(({ vat, price, quantity, parts: [reduced, code] }) => ({
      ...{ vat, price, quantity },
      reduction: Math.floor((price * quantity * reduced) / 100),
      voucherReduction: Math.floor((price * quantity * code) / 100),
    })),
  fc.constantFrom(1_000, 2_500, 10_000).map((price) => ({ ...voucher, price })),
)

const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
    postage: fc.constantFrom(0, 499, 1_500),
    balance: fc.constantFrom(undefined, 2_500),
  })
  .map(({ lines, postage, balance }) => {
    const order = testOrder({ lines, postage, ...(balance !== undefined && { balance }) })
    const { toPay, covered } = order.cost
    const card = covered > 0 ? [testPayment(giftCard, { amount: covered, status: 'paid' })] : []
    return { ...order, payments: [testPayment('V', { amount: toPay, status: 'paid' }), ...card] }
  })

describe('what is left of an invoice at each rate', () => {
  it('is the voucher alone once all else is cancelled, with its shipping', () => {
    const lines = [{ price: 37_498 }, { price: 2_500, ...voucher }]
    const order = testOrder({ lines, postage: 1_500, payments: [testPayment('V', { status: 'paid' })] })
    expect(grossAt(taxSums(order))).toEqual({ 0.19: 38_998, 0: 2_500 })
    expect(grossAt(taxesLeft(cancelled(order, [0])))).toEqual({ 0: 2_500 })
  })

  it('of a withdrawn bill is the voucher alone, for what was never paid names no line', () => {
    const lines = [{ price: 37_498 }, { price: 2_500, ...voucher }]
    const order = testOrder({ lines, postage: 1_500 })
    const back = testEvent({ id: 2, type: 'returned', cause: 'merchant', details: { unpaid: 38_998 } })
    expect(grossAt(taxesLeft({ ...order, events: [...order.events, back] }))).toEqual({ 0: 2_500 })
  })

  it('is what the kept lines and their shipping were charged at it, whatever is cancelled in which order', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 5 }),
        (whole, turns) => {
          const shipped = shippingRate(whole)
          let order = whole
          for (const place of new Set(turns.filter((each) => each < whole.lines.length))) {
            const invoiced = grossAt(taxesLeft(order))
            order = cancelled(order, [place])
            const kept = order.lines.filter(({ cancelledAt }) => cancelledAt === null)
            const expected: Record<number, number> = {}
            for (const line of kept) expected[line.vat] = (expected[line.vat] ?? 0) + paidFor(line)
            const delivery = moneyOfLines(order, kept) - sum(kept.map(paidFor))
            expected[shipped] = (expected[shipped] ?? 0) + delivery
            const left = grossAt(taxesLeft(order))
            for (const [rate, gross] of Object.entries(expected)) expect(left[Number(rate)] ?? 0).toBe(gross)
            for (const [rate, gross] of Object.entries(left)) {
              expect(gross).toBeGreaterThan(0)
              expect(gross).toBeLessThanOrEqual(invoiced[Number(rate)] ?? 0)
            }
          }
        },
      ),
    )
  })
})
