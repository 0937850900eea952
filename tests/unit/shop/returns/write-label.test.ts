import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { countryName } from '@/lib/shop/addresses'
import { orderWords } from '@/lib/shop/order-papers'
import { costsOfOrder, writeReturnLabel } from '@/lib/shop/returns'
import { readPdf } from '../../../fixtures/read-pdf'
import { testOrder } from '../../../fixtures/test-order'

const at = new Date('2026-11-24T09:00:00Z')
const until = new Date('2027-01-31T12:00:00Z')
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')

const returnAddress = {
  ...{
    name: 'Lager Nord',
    street: 'Hafenstraße 9',
    postcode: '18055',
    city: 'Rostock',
    country: 'DE' as const,
  },
}

describe.each(allMarkets.map((market) => [market.code, market] as const))(
  'the label of a return in %s',
  (_, market) => {
    const shop = defaultConfiguration(market.brands[0] ?? 'baby', market)
    const choices = [
      ['Salbei', '62'],
      ['Rosé', '62'],
      ['Salbei', '74'],
    ]
    const order = testOrder({
      ...{ status: 'shipped', currency: market.currency, locale: market.shopLocale },
      lines: choices.map((choice) => ({ choice, shipmentId: 5 })),
      shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt: at }],
    })
    const announced = {
      ...{ id: 1, key: 'k', number: 'R71803399-1', requestedAt: at, cancelledAt: null },
      lines: order.lines.map(({ id }) => ({ lineId: id, quantity: 1, reason: 'fit' as const })),
    }
    const label = async (isPaid: boolean, reason: 'fit' | 'damaged' = 'fit', payer?: 'customer') =>
      readPdf(
        await writeReturnLabel({
          ...{ order, market, until, isPaid },
          announced: { ...announced, lines: announced.lines.map((line) => ({ ...line, reason })) },
          costs: costsOfOrder(order, payer ? { ...shop, returns: { ...shop.returns, payer } } : shop, market),
          seller: { ...shop.seller, returnAddress },
          money: ['Geld'],
        }),
      )

    it('has on one page what is stuck on, what lies in it, and what is kept', async () => {
      const { pages } = await label(false)
      const text = plain(pages.join(' '))
      const { t, date } = orderWords(market)
      expect(pages).toHaveLength(1)
      const { name, street, postcode, city, country } = returnAddress
      const address = [
        name,
        street,
        `${postcode} ${city}`,
        countryName(country, market).toLocaleUpperCase(market.iso),
      ]
      for (const line of [...address, 'R71803399-1']) expect(text).toContain(line)
      for (const choice of choices) expect(text).toContain(choice.join(', '))
      for (const key of ['cut', 'inside', 'keep', 'until'] as const)
        expect(text).toContain(plain(t(`orderReturn.paper.${key}`)))
      expect(text.split(plain(date(until)))).toHaveLength(2)
    })

    it.each([
      ['damaged', undefined, true],
      ['damaged', 'customer', true],
      ['fit', 'customer', false],
    ] as const)(
      'says of what is %s, where %s else pays, that the shop pays: %s',
      async (reason, payer, isPaid) => {
        const text = plain((await label(false, reason, payer)).text)
        const words = /Das Porto bezahlen wir|Le port est à notre charge|De retourkosten zijn voor ons/
        expect(words.test(text)).toBe(isPaid)
        expect(text.includes(shop.seller.email)).toBe(isPaid)
      },
    )

    it('has no second address where the label of a carrier is stuck on', async () => {
      const { text } = await label(true)
      expect(text).not.toContain('Lager Nord')
      for (const choice of choices) expect(text).toContain(choice.join(', '))
    })
  },
)
