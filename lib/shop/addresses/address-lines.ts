import { formatAddress } from 'localized-address-format'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets, countryOf, type Market } from '@/lib/platform/markets'
import type { Address } from '@/schemas/shop'
import { pickupRule } from './pickups'
import { stationWords } from './station-name'

/** An address as it is printed: in its country's order, with the country below when it is not the market's. */
export function addressLines(address: Address, market: Market): string[] {
  const { firstName, lastName, company, street, extra, postcode, city, country, pickup } = address
  // A station with a number is named in the line of the street.
  const kind = pickup && !pickup.stationNumber ? pickupRule(country, pickup.kind)?.name : undefined
  const station = kind && stationWords(kind, pickup?.stationName)
  const lines = formatAddress({
    postalCountry: country,
    name: `${firstName} ${lastName}`,
    ...(company && { organization: company }),
    addressLines: [pickup?.customerNumber, station, extra, street].filter((line) => line !== undefined),
    ...{ postalCode: postcode, locality: city },
  })
  if (country !== countryOf(market)) return [...lines, countryName(country, market)]
  // The format of Switzerland has its sign for mail from abroad.
  return lines.map((line) => line.replace(/^CH-(?=\d)/, ''))
}

/**
 * An address as pages and mails show it: where the label has a bare number alone, as the Swiss Post wants it, with the name
 * of the pick-up and of its number.
 */
export function shownLines(address: Address, market: Market): string[] {
  const { country, pickup } = address
  const rule = pickup && pickupRule(country, pickup.kind)
  const lines = addressLines(address, market)
  if (!pickup?.customerNumber || !rule?.customerNumber || rule.name) return lines
  const t = marketText(market)
  const number = t('orderMails.labelled', {
    label: t(`address.${rule.customerNumber.name}`),
    text: pickup.customerNumber,
  })
  return lines.flatMap((line) =>
    line === pickup.customerNumber
      ? [stationWords(t(`address.pickups.${pickup.kind}`), pickup.stationName), number]
      : [line],
  )
}

/** The address of an invoice: with the VAT number of a company below it. */
export const billedLines = (address: Address, market: Market): string[] => [
  ...shownLines(address, market),
  ...(address.vatId ? [marketText(market)('address.vatIdLine', { number: address.vatId })] : []),
]

/** The country in the market's language. */
export function countryName(country: Address['country'], { language }: Pick<Market, 'language'>): string {
  const own = allMarkets.find((market) => countryOf(market) === country && market.language === language)
  return own?.country ?? new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
}
