import type { Market } from '@/lib/platform/markets'
import type { Address } from '@/schemas/shop'
import type { OrderWords } from './words'

/** Whether the number of a postcode stands before the place: it does in every country of the shop. */
const placeOf = ({ postcode, city }: Address) => `${postcode} ${city}`

/** An address as it stands on an envelope within the country of the market; abroad with the country's name. */
export function addressLines(address: Address, market: Market, { t }: Pick<OrderWords, 't'>): string[] {
  const { firstName, lastName, company, street, extra, country, pickup } = address
  const isAbroad = !market.iso.endsWith(country)
  const names = new Intl.DisplayNames([market.language], { type: 'region' })
  return [
    company,
    `${firstName} ${lastName}`,
    pickup?.customerNumber && t('invoice.stationCustomer', { number: pickup.customerNumber }),
    pickup && t('invoice.station', { number: pickup.stationNumber }),
    street,
    extra,
    placeOf(address),
    isAbroad ? names.of(country) : undefined,
  ].filter((line): line is string => line !== undefined && line.trim() !== '')
}
