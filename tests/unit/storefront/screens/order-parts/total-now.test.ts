import { expect, it } from 'vitest'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import type { OrderReturn } from '@/lib/shop/returns'
import { totalNow } from '@/lib/storefront/screens/order-parts/order-payment'
import { orderLineOf, orderOf, paymentOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { testEvent } from '@/tests/fixtures/test-order'

const market = testMarket()
const lines = [1, 2].map((id) => orderLineOf({ id, quantity: 1, price: 3_000, total: 3_000 }))

const events = (...all: readonly Partial<OrderEvent>[]): OrderEvent[] =>
  all.map((each, index) => testEvent({ id: index + 1, cause: 'merchant', ...each }))

const announced = (more: Partial<OrderReturn> = {}): OrderReturn => ({
  ...{ id: 1, key: 'k', number: 'R12345678-1', requestedAt: new Date(), cancelledAt: null },
  lines: [{ lineId: 1, quantity: 1, reason: 'fit' }],
  ...more,
})

const paid = paymentOf({ method: 'KK', status: 'paid', amount: 6_000 })
const bill = paymentOf({ method: 'RE', status: 'open', amount: 6_000 })
const cancelledLine = { type: 'linesCancelled', details: { lines: '1', amount: 3_000 } } as const
const paidBackLine = { type: 'refunded', details: { amount: 3_000, lines: '1' } } as const

type Case = [string, Partial<Order>, OrderReturn[], [string, number][], number | undefined]

it.each<Case>([
  ['nothing changed', { payments: [paid] }, [], [], undefined],
  ['a return of what is paid is announced', { payments: [paid] }, [announced()], [], undefined],
  [
    'a return is announced of an open bill',
    { payments: [bill] },
    [announced()],
    [['Rücksendung', 3_000]],
    3_000,
  ],
  ['it was taken back', { payments: [bill] }, [announced({ cancelledAt: new Date() })], [], undefined],
  [
    'a line was cancelled',
    { payments: [paid], events: events(cancelledLine, paidBackLine) },
    [],
    [['Storniert', 3_000]],
    3_000,
  ],
  [
    'a line was cancelled, and a return paid back',
    {
      payments: [paid],
      events: events(
        cancelledLine,
        paidBackLine,
        { type: 'returnRequested', details: {} },
        { type: 'refunded', details: { amount: 2_500, lines: '2' } },
      ),
    },
    [],
    [
      ['Storniert', 3_000],
      ['Erstattung für Rücksendung', 2_500],
    ],
    500,
  ],
  [
    'the price was reduced, which was agreed and then transferred',
    {
      payments: [paid],
      events: events(
        { type: 'refundAgreed', details: { amount: 1_000 } },
        { type: 'refunded', details: { amount: 1_000, how: 'transfer' } },
      ),
    },
    [],
    [['Erstattung', 1_000]],
    5_000,
  ],
  [
    'all of it was cancelled',
    {
      payments: [paid],
      status: 'cancelled',
      events: events(
        { type: 'cancelled', details: {} },
        { type: 'refunded', cause: 'provider', details: { amount: 6_000 } },
      ),
    },
    [],
    [['Storniert', 6_000]],
    0,
  ],
])('the total says what holds where %s', (_, more, returns, taken, amount) => {
  const now = totalNow(orderOf({ total: 6_000, toPay: 6_000, lines, events: [], ...more }), market, returns)
  expect(now?.taken.map((each) => [each.words, each.amount]) ?? []).toEqual(taken)
  expect(now?.amount).toBe(amount)
})
