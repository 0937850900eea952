import { describe, expect, it } from 'vitest'
import { partnerOffer } from '@/lib/shop/orders/partner-offer'
import { testOrder } from '../../../fixtures/test-order'
import { usualConfiguration } from '../../../fixtures/usual-configuration'

const usual = usualConfiguration()
const voucherPartner = {
  name: 'Angebote & Mehr GmbH',
  trafficSourceNumber: '4711',
  trafficMediumNumber: '3',
  address: 'https://offers.example/choose?lang=de',
}
const shop = { ...usual, voucherPartner }
const order = testOrder({ voucherCode: 'TEN & MORE' })

describe('the address of the partner’s offers', () => {
  it('has the parameters of the partner, and nothing about the shopper', () => {
    const address = new URL(partnerOffer(order, shop) ?? '')
    expect(address.origin + address.pathname).toBe('https://offers.example/choose')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      lang: 'de',
      trafficSourceNumber: '4711',
      trafficMediumNumber: '3',
      timestamp: String(Math.floor(order.placedAt.getTime() / 1000)),
      orderId: order.number,
      orderValue: (order.cost.withoutTax / 100).toFixed(2),
      orderCurrency: 'EUR',
      usedCouponCode: 'TEN & MORE',
    })
  })

  it.each([
    ['the option is off', order, { ...shop, options: { ...usual.options, voucherPartner: false } }],
    ['the shop has no numbers', order, usual],
    [
      'the shop has no address',
      order,
      { ...shop, voucherPartner: { ...voucherPartner, address: undefined } },
    ],
    ['the order is a test', { ...order, isTest: true }, shop],
  ])('is not there where %s', (_, given, configured) => {
    expect(partnerOffer(given, configured)).toBeUndefined()
  })
})
