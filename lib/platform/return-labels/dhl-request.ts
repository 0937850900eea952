import type { Country } from '@/schemas/markets'
import type { LabelItem, LabelRequest, LabelSender } from './label-service'

/** ISO 3166-1 alpha-3, as DHL Parcel DE names countries. */
const codes: Record<Country, string> = { DE: 'DEU', AT: 'AUT', CH: 'CHE', BE: 'BEL', FR: 'FRA', NL: 'NLD' }

const outsideCustomsUnion: readonly Country[] = ['CH']

/** The street and the number of the house, which stands last where there is one: `Am Bach 12 a`. */
function streetParts(street: string): { addressStreet: string; addressHouse?: string } {
  const words = street.split(' ')
  const at = words.findLastIndex((word) => /^\d/.test(word))
  if (at < 1) return { addressStreet: street }
  return { addressStreet: words.slice(0, at).join(' '), addressHouse: words.slice(at).join(' ').slice(0, 10) }
}

function shipperOf({ name, company, street, extra, postcode, city, country, email }: LabelSender) {
  const [name1, name2, name3] = [company, name, extra].filter(Boolean)
  return {
    ...{ name1, ...(name2 && { name2 }), ...(name3 && { name3 }) },
    ...streetParts(street),
    ...{ postalCode: postcode, city, country: codes[country], email },
  }
}

const money = (currency: string, amount: number) => ({ currency, value: amount / 100 })

function customsOf({ items, currency, weightGrams }: LabelRequest) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const each = Math.max(1, Math.floor(weightGrams / Math.max(1, pieces)))
  const item = ({ description, quantity, value }: LabelItem) => ({
    itemDescription: description.slice(0, 256),
    packagedQuantity: quantity,
    itemWeight: { uom: 'g', value: each },
    itemValue: money(currency, value),
  })
  return { currency, items: items.map(item) }
}

/** The body of `POST /orders` of DHL Parcel DE Returns, version 1. */
export const dhlBody = (request: LabelRequest) => ({
  receiverId: request.receiverId,
  customerReference: request.reference.slice(0, 30),
  shipmentReference: request.orderNumber.slice(0, 30),
  shipper: shipperOf(request.sender),
  itemWeight: { uom: 'g', value: request.weightGrams },
  ...(outsideCustomsUnion.includes(request.sender.country) && { customsDetails: customsOf(request) }),
})
