import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { Transfer } from '@/lib/storefront/screens/order-parts/transfer'
import { givenConfig } from '../../../../fixtures/config'
import { demoSellers } from '../../../../fixtures/demo-marks'
import { renderElement } from '../../../../fixtures/render'
import { otherShop, usualShop } from '../../../../fixtures/shops'
import { testOrder, testPayment } from '../../../../fixtures/test-order'

const mode = { paymentMode: 'live' }
givenConfig(() => ({ brand: 'baby', baseUrl: 'https://shop.example', ...mode }))

const shown = async (market: (typeof allMarkets)[number], shop: ReturnType<typeof usualShop>) => {
  const payments = [testPayment('V', { amount: 2_498 })]
  const order = testOrder({ currency: market.currency, payments })
  const props = { market, order, seller: shop.seller, payments: shop.payments, returns: [] }
  return (await renderElement(<Transfer {...props} title="x" />)).replaceAll('\u00a0', ' ')
}

describe.each(allMarkets.map((market) => [market.code, market] as const))(
  'The account of a transfer in %s',
  (_, market) => {
    const held = /Bankverbindung steht in Kürze|coordonnées bancaires figureront|bankgegevens staan hier/

    it('is not that of the demo where money moves, while the seller cannot be read', async () => {
      mode.paymentMode = 'live'
      const html = await shown(market, usualShop('baby', market))
      expect(demoSellers(html)).toEqual([])
      expect(html).toMatch(held)
      expect(html).not.toContain('<svg')
    })

    it('is the seller’s own', async () => {
      const shop = otherShop(market)
      const html = await shown(market, shop)
      expect(html).toContain(shop.seller.bankAccount.iban)
      expect(html).not.toMatch(held)
    })

    it('is the demo’s where no money moves', async () => {
      mode.paymentMode = 'sandbox'
      const { seller } = usualShop('baby', market)
      expect(await shown(market, usualShop('baby', market))).toContain(seller.bankAccount.iban)
    })
  },
)
