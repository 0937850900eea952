import { expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { CostList, restOf } from '@/lib/storefront/screens/order-parts'
import { Payments } from '@/lib/storefront/screens/order-status/payments'
import { orderMail } from '../../../../fixtures/every-mail'
import { renderElement, testMarket } from '../../../../fixtures/render'
import { testOrder, testPayment } from '../../../../fixtures/test-order'

const market = testMarket()
const at = new Date('2026-11-24T09:00:00Z')
const zero = /(?<!\d)0,00/

/** A bill with a gift card on it, of which everything is announced to come back. */
const order = testOrder({
  ...{ status: 'shipped', giftCardCode: 'CARD-0001', balance: 500, postage: 0 },
  lines: [{ shipmentId: 5 }],
  shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt: at }],
  payments: [testPayment('G', { status: 'paid', amount: 500 }), testPayment('RE', { amount: 1_499 })],
})
const returns = [
  {
    ...{ id: 1, key: 'k', number: 'R1', requestedAt: at, cancelledAt: null },
    lines: [{ lineId: 1, quantity: 1, reason: 'fit' as const }],
  },
]
const payments = usualPayments(market)

it('shows no sum of nothing once all of a bill comes back', async () => {
  const transfers = { due: [], amount: 0, account: undefined, isLocked: false }
  const paid = await renderElement(
    <Payments {...{ market, order, returns, payments, transfers }} seller={usualSeller('de-de')} />,
  )
  expect(paid).toContain('Nichts mehr zu zahlen')
  const costs = await renderElement(
    <CostList
      {...{ market, cost: order.cost }}
      giftCard="1"
      rest={restOf(order, market, payments, returns)}
    />,
  )
  for (const html of [paid, costs]) expect(html).not.toMatch(zero)
})

it('says in words that nothing is paid for shipping', () => {
  const mail = orderMail('confirmation', undefined, { order })(market, '')
  const text = 'parts' in mail ? toText(mail) : ''
  expect(text).toContain('versandkostenfrei')
  expect(text).not.toMatch(zero)
})
