import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type AddressError, addressErrors, longestOf } from '@/schemas/shop'

const isKnown = (key: string): key is AddressError => addressErrors.some((known) => known === key)

const longest: Readonly<Record<string, number | undefined>> = longestOf

/** What is wrong with a field of an address, by its name without a prefix and by the key of its error. */
export function addressErrorInWords(market: Market, field: string, key: string): string {
  const t = marketText(market)
  // What is chosen is not filled in.
  if (field === 'gender' && key === 'required') return t('address.errors.gender')
  if (key === 'tooLong') return t('address.errors.tooLong', { max: String(longest[field] ?? '') })
  return t(`address.errors.${isKnown(key) ? key : 'characters'}`)
}
