import { expect, it } from 'vitest'
import { carrierOf } from '@/lib/platform/carriers'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets } from '@/lib/platform/markets/markets'
import { returnLabelName, takerOf } from '@/lib/shop/returns'
import { returnSteps } from '@/lib/shop/returns/return-words'
import type { Country } from '@/schemas/markets'
import { seller } from '../../../fixtures/every-mail'
import { testAddress, testOrder } from '../../../fixtures/test-order'
import { usualCosts } from '../../../fixtures/usual-costs'

const takers: Record<Country, string> = {
  DE: 'DHL',
  AT: 'POST-AT',
  CH: 'POST-CH',
  BE: 'BPOST',
  FR: 'COLISSIMO',
  NL: 'DHL',
}

it.each(allMarkets.map((market) => [market.code, market] as const))(
  'a label and its steps name whom a parcel of %s is handed to',
  (_, market) => {
    const country = market.shopLocale.slice(3).toUpperCase() as Country
    const address = testAddress({ country })
    const order = testOrder({ locale: market.shopLocale, deliveryAddress: address, invoiceAddress: address })
    const taker = takerOf(order, 'dhl')
    const name = returnLabelName({ number: 'R1-1' }, market, taker)
    expect(name).toMatch(new RegExp(`^[A-Za-z]+-${takers[country]}-R1-1\\.pdf$`))
    const carrier = carrierOf(taker, market.language).from
    const { parcel } = returnSteps(
      {
        ...{ order, seller, carrier, isPaid: true, costs: usualCosts(market) },
        announced: {
          ...{ id: 1, key: 'k', number: 'R1-1', requestedAt: new Date('2026-11-24'), cancelledAt: null },
          lines: order.lines.map(({ id }) => ({ lineId: id, quantity: 1, reason: 'fit' as const })),
        },
      },
      { t: marketText(market) },
    )
    expect(parcel.at(-1)).toContain(carrier)
  },
)
