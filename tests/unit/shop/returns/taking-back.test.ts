import { expect, it } from 'vitest'
import type { OrderEvent } from '@/lib/shop/orders'
import { mayCancelReturn } from '@/lib/shop/returns'
import { testEvent } from '@/tests/fixtures/test-order'

const requestedAt = new Date('2026-11-20T10:00:00Z')
const after = new Date('2026-11-21T10:00:00Z')
const [cancelled, refunded]: Partial<OrderEvent>[] = [
  { type: 'linesCancelled', details: { lines: '2', amount: 3_000 } },
  { type: 'refunded', details: { lines: '2', amount: 3_000 } },
]

it.each<[string, boolean, (Partial<OrderEvent> | undefined)[]]>([
  ['nothing was paid back', true, []],
  ['something was paid back', false, [refunded]],
  ['another line was cancelled and paid back', true, [cancelled, refunded]],
  ['it is to be transferred', true, [cancelled, { ...refunded, type: 'refundAgreed' }]],
  ['more was paid back', false, [cancelled, refunded, { type: 'refunded', details: { amount: 500 } }]],
  ['goods were paid back that were cancelled later', false, [refunded, cancelled]],
])('a return can be taken back where %s: %s', (_, may, events) => {
  const all = events.map((event, index) => testEvent({ id: index + 1, at: after, ...event }))
  const announced = { label: undefined, number: 'R1-1', cancelledAt: null, requestedAt }
  expect(mayCancelReturn({ status: 'shipped', events: all }, announced)).toBe(may)
})
