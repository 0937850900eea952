import { namesOfTown } from '@/lib/shop/stores'
import type { Country } from '@/schemas/shop'
import { hasPostcodes, placesOfPostcode } from './postcode-table'
import { fitsPlace } from './same-place'

export type TypedPlace = { country: Country; postcode: string; city: string }

/** French firms and authorities with postcodes of their own. */
const hasOwnPostcode = ({ country, city }: TypedPlace) => country === 'FR' && /\bcedex\b/i.test(city)

/**
 * Whether a place belongs to a postcode, as far as the tables know: also by its name in another language, and always in a
 * country without a table.
 */
export async function isPlaceOfPostcode(typed: TypedPlace): Promise<boolean> {
  const { country, postcode, city } = typed
  if (hasOwnPostcode(typed) || !(await hasPostcodes(country))) return true
  const names = [city, ...namesOfTown(country, city)]
  const places = await placesOfPostcode(country, postcode)
  return places.some((place) => names.some((name) => fitsPlace(name, place)))
}
