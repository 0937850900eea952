import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

/** What the tables know of a typed place: those of its postcode, and whether the shopper stands by it. */
export type PlaceNote = { expected: readonly string[]; isConfirmed: boolean }

const mostNamed = 8

/** Why a place is asked back: with the places of the postcode, or that there is no such postcode. */
export function mismatchWords(market: Market, postcode: string, { expected }: PlaceNote): string {
  const text = marketText(market)
  const named = expected.slice(0, mostNamed)
  const list = new Intl.ListFormat(market.language, { type: 'disjunction' })
  const places = list.format(expected.length > named.length ? [...named, '…'] : named)
  return [
    text('address.errors.placeMismatch'),
    named.length > 0
      ? text('address.expectedPlaces', { postcode, places })
      : text('address.unknownPostcode', { postcode }),
  ].join(' ')
}
