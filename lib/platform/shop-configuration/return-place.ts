import { countryOf, type Market } from '@/lib/platform/markets'
import type { Seller } from '@/schemas/shop'

type Place = Pick<Seller, 'name' | 'street' | 'postcode' | 'city'>

const oneLine = ({ name, street, postcode, city }: Place) => [name, street, `${postcode} ${city}`].join(', ')

/** Where goods are sent back to, in one line, if it is not to the seller; `none`, as messages choose their words by it. */
export const returnPlace = ({ returnAddress }: Pick<Seller, 'returnAddress'>): string =>
  returnAddress ? oneLine(returnAddress) : 'none'

/** Where goods are sent back to, in one line: to the seller, where nothing else is set. */
export const placeOfReturns = (seller: Place & Pick<Seller, 'returnAddress'>): string =>
  oneLine(seller.returnAddress ?? seller)

/** Whether a parcel that comes back passes a customs border: Switzerland is the one country outside the Union's. */
export const isReturnAbroad = (
  { returnAddress, country }: Pick<Seller, 'returnAddress' | 'country'>,
  market: Market,
): boolean => (countryOf(market) === 'CH') !== ((returnAddress?.country ?? country) === 'CH')
