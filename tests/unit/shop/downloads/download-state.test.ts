import { describe, expect, it } from 'vitest'
import { downloadState, type OrderDownload } from '@/lib/shop/downloads/find-downloads'
import type { PaymentStatus } from '@/schemas/shop'
import { testOrder, testPayment } from '../../../fixtures/test-order'

const now = new Date('2026-11-23T10:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('A download', () => {
  it.each<[string, Partial<OrderDownload>, PaymentStatus[], string]>([
    ['is open at first', {}, ['paid'], 'open'],
    ['is open for an order that cost nothing', {}, [], 'open'],
    ['is open to the last millisecond', { until: new Date(now.getTime() + 1) }, ['paid'], 'open'],
    ['is over at its end', { until: now }, ['paid'], 'over'],
    ['is over when all was paid back', {}, ['refunded', 'failed'], 'over'],
    ['is open while a part is still paid', {}, ['refunded', 'paid'], 'open'],
    ['is open for the last time', { taken: 4, takenAt: ago(60) }, ['paid'], 'open'],
    ['is used up after the last time', { taken: 5, takenAt: ago(10) }, ['paid'], 'usedUp'],
    ['can be begun again soon after the last time', { taken: 5, takenAt: ago(9) }, ['paid'], 'open'],
    ['is over, however few there were', { taken: 5, takenAt: ago(1), until: now }, ['paid'], 'over'],
  ])('%s', (_, more, payments, state) => {
    const download: OrderDownload = {
      ...{ lineId: 1, orderId: 1, file: 'a.pdf', until: new Date('2026-12-23T10:00:00Z') },
      ...{ granted: 5, taken: 0, takenAt: null },
      ...more,
    }
    const order = testOrder({ payments: payments.map((status) => testPayment('KK', { status })) })
    expect(downloadState(download, { order, now })).toBe(state)
  })

  it.each([
    [23, 'open'],
    [24, 'usedUp'],
  ] as const)('goes on in parts %d hours after it was counted for the last time: %s', (hours, state) => {
    const download: OrderDownload = {
      ...{ lineId: 1, orderId: 1, file: 'a.pdf', until: new Date('2026-12-23T10:00:00Z') },
      ...{ granted: 5, taken: 5, takenAt: ago(hours * 60) },
    }
    const order = testOrder({ payments: [testPayment('KK', { status: 'paid' })] })
    expect(downloadState(download, { order, now, goesOn: true })).toBe(state)
  })
})
