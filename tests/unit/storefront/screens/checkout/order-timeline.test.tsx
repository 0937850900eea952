import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Order } from '@/lib/shop/orders'
import { OrderTimeline } from '@/lib/storefront/screens/order-parts/order-timeline'
import { orderLineOf, orderOf, paymentOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'

const atHome = /bei Ihnen|chez vous|in huis|bij u\b/i
const atPickup = /an Ihrer Abholstelle|au point de retrait|bij uw afhaalpunt/i

const shipments = [
  { id: 1, orderId: 1, carrierKey: 'dhl', trackingNumber: null, shippedAt: new Date('2020-10-01T10:00:00Z') },
]

describe('the timeline of an order', () => {
  it.each(
    ['de', 'at', 'ch', 'ch-fr', 'nl'].flatMap((code) =>
      (['placed', 'shipped'] as const).map((status) => [code, status] as const),
    ),
  )('in %s names where goods come to that are %s', (code, status) => {
    const market = testMarket(code, code === 'nl' ? 'bm' : 'baby')
    const days = { arrival: 'In Tagen', arrivesFrom: '2099-12-01', arrivesTo: '2099-12-03' }
    const sent = status === 'shipped' ? { shipments, lines: [orderLineOf({ shipmentId: 1 })] } : {}
    const order: Order = orderOf({
      ...{ status, payments: [paymentOf({ method: 'RE' })], lines: [orderLineOf(days)] },
      ...sent,
    })
    const shown = (deliveryAddress: Order['deliveryAddress']) =>
      renderToStaticMarkup(<OrderTimeline market={market} order={{ ...order, deliveryAddress }} />)
    const { invoiceAddress } = order
    expect(shown(invoiceAddress)).toMatch(atHome)
    const pickedUp = shown({ ...invoiceAddress, pickup: { kind: 'abholstation' } })
    expect(pickedUp).not.toMatch(atHome)
    expect(pickedUp).toMatch(atPickup)
  })
})
