import { isDeepStrictEqual } from 'node:util'
import { config } from '@/lib/platform/config'
import { countriesOf, countryOf, type Market } from '@/lib/platform/markets'
import {
  checkAddress,
  goodsError,
  isPlaceOfPostcode,
  lacksPhone,
  pickupFaultOf,
  postBoxFault,
} from '@/lib/shop/addresses'
import type { Checkout } from '@/lib/shop/checkout'
import { addressIn, addressValues, errorsIn, savedAddresses } from '@/lib/storefront/screens/step-forms'
import type { Address } from '@/schemas/shop'
import { withoutHomeAtStation } from './home-at-station'

type Fields = Record<string, string>
type Addresses = { delivery: Address; hasOwnInvoice: boolean; invoice?: Address | undefined }
export type AddressesCheck = ({ ok: true } & Addresses) | { ok: false; values: Fields; errors: Fields }

/** What the goods that are ordered refuse of a form: a place that does not take them, or to be without a phone number. */
export function goodsErrors(market: Market, { goods }: Checkout, fields: Readonly<Fields>): Fields {
  const { 'delivery.pickup': pickup, 'delivery.phone': phone, 'delivery.street': street } = fields
  const fault = pickupFaultOf({ country: countryOf(market), pickup }, goods)
  const boxFault = postBoxFault({ street, pickup }, goods)
  return {
    ...(fault && { 'delivery.pickup': goodsError(fault) }),
    ...(boxFault && { 'delivery.street': goodsError(boxFault) }),
    ...(lacksPhone({ phone }, goods) && { 'delivery.phone': 'phoneFreight' }),
  }
}

/** The invoice's address of a form, with its faults. */
async function checkInvoice(market: Market, fields: Fields) {
  const checked = await checkAddress(addressIn(fields, 'invoice'), {
    ...{ country: countryOf(market), countries: countriesOf(config().brand) },
    purpose: 'invoice',
  })
  return checked.ok
    ? { address: checked.address, errors: {} }
    : { address: undefined, errors: errorsIn(fields, 'invoice', checked.errors) }
}

/** The addresses of the form, or all their faults at once. `book` are addresses of the customer. */
export async function checkAddresses(
  market: Market,
  checkout: Checkout,
  given: Fields,
  book: readonly Address[] = [],
): Promise<AddressesCheck> {
  const { isSent, deliveryAddress, invoiceAddress } = checkout
  const homes = [...book, ...[deliveryAddress, invoiceAddress].filter((known) => known !== undefined)]
  const withoutHome = isSent ? withoutHomeAtStation(given, countryOf(market), homes) : undefined
  const fields = withoutHome ?? given
  const hasOwnInvoice = isSent && (Boolean(fields['delivery.pickup']) || fields.hasOwnInvoiceAddress === 'on')
  const delivery = await checkAddress(addressIn(fields, 'delivery'), {
    ...{ country: countryOf(market), countries: countriesOf(config().brand) },
    purpose: isSent ? 'delivery' : 'invoice',
  })
  const invoice = hasOwnInvoice ? await checkInvoice(market, fields) : undefined
  const errors: Fields = {
    ...goodsErrors(market, checkout, fields),
    ...(!delivery.ok && errorsIn(fields, 'delivery', delivery.errors)),
    ...invoice?.errors,
    ...(withoutHome && { 'delivery.station.street': 'homeAtStation' }),
  }
  // They are empty because of the home that was in them.
  if (withoutHome) for (const name of ['postcode', 'city']) delete errors[`delivery.station.${name}`]
  return delivery.ok && Object.keys(errors).length === 0
    ? { ok: true, delivery: delivery.address, hasOwnInvoice, invoice: invoice?.address }
    : { ok: false, values: fields, errors }
}

/** An address of the customer's book. The invoice keeps an address of its own that was given before. */
export async function checkBookAddress(
  market: Market,
  checkout: Checkout,
  delivery: Address,
): Promise<AddressesCheck> {
  const isToStation = checkout.isSent && delivery.pickup !== undefined
  const { isSent, invoiceAddress } = checkout
  const hasOwnInvoice = isSent && invoiceAddress !== undefined && !isDeepStrictEqual(invoiceAddress, delivery)
  const values = {
    ...savedAddresses(checkout),
    ...addressValues('delivery', delivery),
    ...(!(await isPlaceOfPostcode(delivery)) && {
      [`delivery.${delivery.pickup ? 'station.' : ''}confirmedPlace`]: 'yes',
    }),
  }
  // One that was kept before its carrier's name was asked for.
  const station = isToStation
    ? await checkAddress(addressIn(values, 'delivery'), {
        ...{ country: countryOf(market), countries: countriesOf(config().brand) },
        purpose: 'delivery',
      })
    : undefined
  const errors = {
    ...(station?.ok === false && errorsIn(values, 'delivery', station.errors)),
    ...goodsErrors(market, checkout, values),
    ...(isToStation && !hasOwnInvoice && (await checkInvoice(market, values)).errors),
  }
  return Object.keys(errors).length === 0
    ? { ok: true, delivery, hasOwnInvoice }
    : { ok: false, values, errors }
}
