import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type AddressError, addressErrors, longestOf } from '@/schemas/shop'

export const isAddressError = (key: string): key is AddressError =>
  addressErrors.some((known) => known === key)

const longest: Readonly<Record<string, number | undefined>> = longestOf

/**
 * Words the error of an address field, by the field's name without a prefix and by the key of the error. A postcode is
 * described for the country of the address where that is known.
 */
export function addressErrorInWords(
  market: Market,
  field: string,
  key: string,
  country: string | undefined,
): string {
  const t = marketText(market)
  // The gender is chosen, not typed, so its error has words of its own.
  if (field === 'gender' && key === 'required') return t('address.errors.gender')
  if (key === 'tooLong') return t('address.errors.tooLong', { max: String(longest[field] ?? '') })
  if (key === 'postcode') return t('address.errors.postcode', { country: country ?? 'other' })
  return t(`address.errors.${isAddressError(key) ? key : 'characters'}`)
}
