import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { countryOf, type Market } from '@/lib/platform/markets'
import type { Checkout } from '@/lib/shop/checkout'
import type { Customer } from '@/lib/shop/customers'
import { addressBooks, checkouts, customers } from '@/lib/shop/door'
import type { GuestForm } from '@/schemas/api/checkout'
import type { Address, PaymentMethod } from '@/schemas/shop'

type Entries = {
  guest: GuestForm
  deliveryAddress?: Address
  invoiceAddress?: Address
  hasOwnInvoiceAddress?: boolean
  paymentMethod?: PaymentMethod
}

const guestOf = ({ gender, firstName, lastName, email }: Customer): GuestForm => ({
  ...{ gender, first_name: firstName, last_name: lastName, email },
  newsletter: false,
})

const isSame = (one: GuestForm | undefined, other: GuestForm) =>
  one !== undefined &&
  (['gender', 'first_name', 'last_name', 'email'] as const).every((field) => one[field] === other[field])

/**
 * How the customer has paid the last order, where that is not chosen yet and is offered for this one. What costs a fee is never chosen for anybody:
 * § 312a (3) BGB and article 22 of Directive 2011/83/EU want it agreed to by the shopper.
 */
async function usualMethod({ paymentMethod, methods }: Checkout, { id }: Customer) {
  if (paymentMethod) return undefined
  const last = await checkouts.lastMethod(id)
  return methods.find(({ code, fee, isOffered }) => code === last && isOffered && !fee)?.code
}

/**
 * What a customer need not enter: who orders, in a checkout without an address the default ones of the address book, where
 * the last invoice went if none is the default, and how the last order was paid. Undefined when the checkout knows it.
 */
export async function entriesOfCustomer(
  market: Market,
  checkout: Checkout,
  customer: Customer,
): Promise<Entries | undefined> {
  const { guest: entered, deliveryAddress, isSent, basket } = checkout
  const who = guestOf(customer)
  if (isSame(entered, who)) return undefined
  const paymentMethod = await usualMethod(checkout, customer)
  const guest = { guest: who, ...(paymentMethod && { paymentMethod }) }
  if (deliveryAddress) return guest
  const book = await addressBooks.of(customer.id)
  const invoice = book.find(({ isDefaultInvoice }) => isDefaultInvoice)
  const usual = book.find(({ isDefaultDelivery }) => isDefaultDelivery)
  const delivery = isSent ? usual : (invoice ?? usual)
  // Parcels stay within the market's country.
  if (!delivery || (isSent && delivery.address.country !== countryOf(market))) return guest
  // Without a default one the last invoice's, as far as it is not where this order goes anyway.
  const last = invoice ? undefined : await customers.lastAddresses(customer.id, countryOf(market))
  const own = invoice?.id === delivery.id ? undefined : (invoice?.address ?? last?.invoice)
  const hasOwn = isSent && own !== undefined && !isDeepStrictEqual(own, delivery.address)
  // A carrier of freight calls: the number of the account will do where the address has none.
  const phone = delivery.address.phone ?? (basket.cost.isFreight ? customer.phone : null)
  return {
    ...guest,
    deliveryAddress: { ...delivery.address, ...(isSent && phone && { phone }) },
    ...(hasOwn && { hasOwnInvoiceAddress: true, invoiceAddress: own }),
  }
}
