import { describe, expect, it } from 'vitest'
import { carrierOf } from '@/lib/platform/carriers'
import { marketText } from '@/lib/platform/i18n'
import { countryOf } from '@/lib/platform/markets'
import { allMarkets } from '@/lib/platform/markets/markets'
import { isCodeRead, takerOf, withoutPrinter } from '@/lib/shop/returns'
import { seller } from '../../../fixtures/every-mail'
import { testAddress, testOrder } from '../../../fixtures/test-order'

const asks = { de: 'Kein Drucker?', fr: 'Pas d’imprimante', nl: 'Geen printer?' }
const announced = {
  ...{ id: 1, key: 'k', number: 'R1-1', requestedAt: new Date('2026-11-24'), cancelledAt: null },
  lines: testOrder().lines.map(({ id }) => ({ lineId: id, quantity: 1, reason: 'fit' as const })),
}

describe.each(allMarkets.map((market) => [market.code, market] as const))(
  'Without a printer, in %s',
  (_, market) => {
    const country = countryOf(market)
    const address = testAddress({ country })
    const order = testOrder({ locale: market.shopLocale, deliveryAddress: address, invoiceAddress: address })
    const carrier = carrierOf(takerOf(order, 'dhl'), market.language).from
    const said = (given: { isPaid: boolean; hasCode: boolean; isMail?: boolean }) =>
      withoutPrinter({ order, announced, seller, market, carrier, ...given }, { t: marketText(market) }) ?? ''

    it('the address and the number are written on the parcel that the shopper sends', () => {
      const words = said({ isPaid: false, hasCode: false })
      expect(words).toContain(asks[market.language])
      const { name, street, postcode } = seller.returnAddress ?? seller
      for (const part of [name, street, postcode, 'R1-1']) expect(words).toContain(part)
    })

    it('the code of the label is shown where its own carrier takes the parcel', () => {
      const isRead = isCodeRead(order, { carrier: 'dhl' })
      expect(isRead).toBe(country === 'DE' || country === 'NL')
      const words = said({ isPaid: true, hasCode: isRead })
      expect(words).toContain(asks[market.language])
      expect(/QR/i.test(words)).toBe(isRead)
      if (isRead) {
        expect(words).toContain(carrier)
        expect(said({ isPaid: true, hasCode: true, isMail: true })).not.toBe(words)
      } else expect(words).toContain(seller.email)
    })

    it('is said in words of the country', () => {
      const all = [false, true].flatMap((isPaid) => [false, true].map((hasCode) => said({ isPaid, hasCode })))
      for (const words of all) {
        if (country === 'CH') expect(words).not.toMatch(/ß|Etikett\b/)
        if (market.language === 'fr') expect(words).not.toMatch(/(?<!\u202f)[?!;:](?=\s|$)/)
      }
    })
  },
)
