import { countryOf, type Market } from '@/lib/platform/markets'
import { isPlaceOfPostcode, placesOfPostcode } from '@/lib/shop/addresses'
import type { Checkout } from '@/lib/shop/checkout'
import type { PlaceNote } from '@/lib/storefront/screens/address-fields'
import { valuesOf } from '@/lib/storefront/screens/step-forms'
import { countryCodes } from '@/schemas/shop'

export type PlaceNotes = Record<'delivery' | 'station' | 'invoice', PlaceNote>

/** What the tables know of the places in the form of the addresses. What was accepted once stays confirmed. */
export async function placeNotes(market: Market, checkout: Checkout): Promise<PlaceNotes> {
  const values = valuesOf(checkout, 'address')
  const isSaved = checkout.draft?.step !== 'address'
  const noteOf = async (prefix: string): Promise<PlaceNote> => {
    const value = (name: string) => values[`${prefix}.${name}`] ?? ''
    const [postcode, city] = [value('postcode'), value('city')]
    const country = countryCodes.find((code) => code === value('country')) ?? countryOf(market)
    // The number of a station stands for its place.
    const isNumbered = prefix === 'delivery.station' && Boolean(values['delivery.stationNumber'])
    const isAccepted = isSaved && city !== '' && !isNumbered
    return {
      expected: await placesOfPostcode(country, postcode),
      isConfirmed:
        value('confirmedPlace') === 'yes' ||
        (isAccepted && !(await isPlaceOfPostcode({ country, postcode, city }))),
    }
  }
  return {
    delivery: await noteOf('delivery'),
    station: await noteOf('delivery.station'),
    invoice: await noteOf('invoice'),
  }
}
