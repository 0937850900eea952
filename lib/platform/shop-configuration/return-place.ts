import type { Seller } from '@/schemas/shop'

/** Where goods are sent back to, in one line, if it is not to the seller; `none`, as messages choose their words by it. */
export const returnPlace = ({ returnAddress }: Pick<Seller, 'returnAddress'>): string => {
  if (!returnAddress) return 'none'
  const { name, street, postcode, city } = returnAddress
  return [name, street, `${postcode} ${city}`].join(', ')
}
