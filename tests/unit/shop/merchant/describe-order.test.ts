import { expect, it } from 'vitest'
import type { OrderRead } from '@/lib/shop/merchant'
import { describeOrder } from '@/lib/shop/merchant/describe-order'
import { testOrder } from '@/tests/fixtures/test-order'

const described = (order: object) =>
  describeOrder(
    { ...order, account: undefined, invoice: undefined, creditNotes: [] } as unknown as OrderRead,
    {
      ...{ returns: [], downloads: [], counts: [], returnShop: undefined },
      transfers: { due: [], amount: 0, account: undefined, isLocked: false },
    } as unknown as Parameters<typeof describeOrder>[1],
  )

it('says of what is still to be sent when it was announced, as of what is ordered ahead', () => {
  const order = testOrder({
    lines: [
      { arrival: 'Spätestens am 21. März 2027 bei Ihnen', shipmentId: null },
      { arrival: null, shipmentId: null },
    ],
  })
  const [ahead, other] = described(order).filter((line) => line.startsWith('  ') && line.includes('not sent'))
  expect(ahead).toContain('not sent, announced “Spätestens am 21. März 2027 bei Ihnen”')
  expect(other).toMatch(/not sent$/)
})
