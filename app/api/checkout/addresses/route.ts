import { isDeepStrictEqual } from 'node:util'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { changeTimeoutMs, orUnavailable, readFields } from '@/lib/platform/http'
import { countriesOf, countryOf, marketOfRequest } from '@/lib/platform/markets'
import { checkAddress, type PickupFault, pickupError, pickupFault } from '@/lib/shop/addresses'
import { loadCheckout, saveCheckout } from '@/lib/shop/checkout'
import { type Customer, findAddresses, saveAddress } from '@/lib/shop/customers'
import { addressValues } from '@/lib/storefront/checkout'
import {
  checkoutContext,
  leadOn,
  lostBy,
  lostPath,
  refuse,
  stepPath,
} from '@/lib/storefront/checkout-session'
import { visitorOf } from '@/lib/storefront/session'
import type { Address } from '@/schemas/shop'

/** The fields of one address, without the prefix that tells them from those of the other. */
const below = (fields: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), value]] : [],
    ),
  )

const withPrefix = (errors: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${prefix}.${name}`, error]))

/** An address of the customer's address book. Another customer's is not found. */
async function addressOfBook(customer: Customer, id: string | undefined): Promise<Address | undefined> {
  if (id === undefined) return undefined
  const book = await findAddresses(database(), customer.id)
  return book.find((entry) => entry.id === id)?.address
}

/** Keeps an address for the next order, once. */
async function keepInBook(customer: Customer, address: Address): Promise<void> {
  const book = await findAddresses(database(), customer.id)
  if (book.some((entry) => isDeepStrictEqual(entry.address, address))) return
  await saveAddress(database(), customer.id, { address, defaultFor: [] }, currentTime())
}

/**
 * `POST /api/checkout/addresses/?locale`: where parcels go, and who gets the invoice. For an order of which nothing is
 * sent, the first address is that of the invoice.
 */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  const body = await readFields(request)
  if (!body.ok) return body.answer
  const { fields } = body
  const visitor = await visitorOf(request, new Headers())
  const { basket, customer } = visitor
  const checkout = await loadCheckout(database(), await checkoutContext(market), basket)
  if (!checkout)
    return refuse(request, lostPath(market, lostBy(visitor)), { status: 409, title: 'No checkout' })
  const { brand } = config()
  const chosen = customer && (await addressOfBook(customer, fields.book))
  const refuseStation = async (fault: PickupFault, values: Readonly<Record<string, string>> = fields) => {
    const errors = { 'delivery.pickup': pickupError(fault) }
    await saveCheckout(database(), basket, { draft: { step: 'address', values: { ...values }, errors } })
    return refuse(request, stepPath(market, 'address'), { status: 422, title: 'Not accepted', errors })
  }
  if (chosen?.country === countryOf(market)) {
    const fault = pickupFault(chosen, checkout.goods)
    if (fault) return refuseStation(fault, addressValues('delivery', chosen))
    await saveCheckout(database(), basket, { deliveryAddress: chosen, hasOwnInvoiceAddress: false })
    return leadOn(request, stepPath(market, 'payment'))
  }
  const place = { country: countryOf(market), countries: countriesOf(brand) }
  const purpose = checkout.isSent ? 'delivery' : 'invoice'
  const isToStation = Boolean(fields['delivery.pickup'])
  const hasOwn = checkout.isSent && (isToStation || fields.hasOwnInvoiceAddress === 'on')
  const delivery = await checkAddress(below(fields, 'delivery'), { ...place, purpose })
  const invoice = hasOwn
    ? await checkAddress(below(fields, 'invoice'), { ...place, purpose: 'invoice' })
    : undefined
  if (!delivery.ok || invoice?.ok === false) {
    const errors = {
      ...(!delivery.ok && withPrefix(delivery.errors, 'delivery')),
      ...(invoice?.ok === false && withPrefix(invoice.errors, 'invoice')),
    }
    await saveCheckout(database(), basket, { draft: { step: 'address', values: fields, errors } })
    return refuse(request, stepPath(market, 'address'), { status: 422, title: 'Not accepted', errors })
  }
  const fault = pickupFault(delivery.address, checkout.goods)
  if (fault) return refuseStation(fault)
  await saveCheckout(database(), basket, {
    deliveryAddress: delivery.address,
    hasOwnInvoiceAddress: hasOwn,
    ...(invoice?.ok && { invoiceAddress: invoice.address }),
  })
  if (customer && fields.keepAddress === 'on') await keepInBook(customer, delivery.address)
  return leadOn(request, stepPath(market, 'payment'))
}, changeTimeoutMs)
