import { pickupsOf, samePlace } from '@/lib/shop/addresses'
import type { Address, Country } from '@/schemas/shop'

type Fields = Readonly<Record<string, string>>

const lines = ['street', 'postcode', 'city'] as const
const person = ['gender', 'firstName', 'lastName'] as const

const isSame = (fields: Fields, { street, postcode }: Pick<Address, 'street' | 'postcode'>): boolean =>
  samePlace(fields['delivery.station.street'] ?? '', street) &&
  (fields['delivery.station.postcode'] ?? '').trim() === postcode

/**
 * A form whose station, which has a street, is a home: one of these, or one of the form itself. The home goes to the
 * invoice that has none yet, and the fields of the station are empty again. Undefined for any other form.
 */
export function withoutHomeAtStation(
  fields: Fields,
  country: Country,
  homes: readonly Address[],
): Record<string, string> | undefined {
  const { kinds, hasStationNumber } = pickupsOf(country)
  const isStation = kinds.some((kind) => kind === fields['delivery.pickup'])
  if (!isStation || hasStationNumber || !fields['delivery.station.street']) return undefined
  const typed = ['delivery', 'invoice'].map((prefix) => ({
    street: fields[`${prefix}.street`] ?? '',
    postcode: fields[`${prefix}.postcode`] ?? '',
  }))
  const own = homes.filter(({ pickup }) => pickup === undefined)
  if (![...own, ...typed].some((home) => isSame(fields, home))) return undefined
  const hasInvoice = lines.some((name) => fields[`invoice.${name}`])
  const from = (name: string) => fields[`delivery.station.${name}`] ?? fields[`delivery.${name}`] ?? ''
  const moved = hasInvoice ? [] : [...lines, ...person].filter((name) => !fields[`invoice.${name}`])
  return {
    ...fields,
    ...Object.fromEntries(moved.map((name) => [`invoice.${name}`, from(name)])),
    ...Object.fromEntries(lines.map((name) => [`delivery.station.${name}`, ''])),
  }
}
