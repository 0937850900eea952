import { expect, it } from 'vitest'
import { mayCancel } from '@/lib/shop/cancellations/cancel-by-shopper'
import { testEvent, testOrder } from '../../../fixtures/test-order'

const shipment = { id: 1, orderId: 1, carrierKey: 'dhl', trackingNumber: null, shippedAt: new Date() }

it.each([
  ['waits for its payment', { status: 'awaitingPayment' }, true],
  ['is placed', { status: 'placed' }, true],
  ['is partly sent', { status: 'partlyShipped', shipments: [shipment] }, false],
  ['is sent', { status: 'shipped', shipments: [shipment] }, false],
  ['is cancelled', { status: 'cancelled' }, false],
  ['came back', { status: 'returned' }, false],
  ['has a parcel', { status: 'placed', shipments: [shipment] }, false],
  ['has delivered downloads', { status: 'placed', events: [testEvent({ type: 'delivered' })] }, false],
] as const)('an order that %s: %j can be cancelled by its shopper: %s', (_, more, expected) => {
  const { shipments = [], events = [], ...rest } = { shipments: undefined, events: undefined, ...more }
  expect(mayCancel(testOrder({ ...rest, shipments: [...shipments], events: [...events] }))).toBe(expected)
})
