import 'server-only'
import { countryOf, type Market } from '@/lib/platform/markets'
import type { Checkout } from '@/lib/shop/checkout'
import type { Customer } from '@/lib/shop/customers'
import { addressBooks } from '@/lib/shop/door'
import type { GuestForm } from '@/schemas/api/checkout'
import type { Address } from '@/schemas/shop'

type Entries = {
  guest: GuestForm
  deliveryAddress?: Address
  invoiceAddress?: Address
  hasOwnInvoiceAddress?: boolean
}

const guestOf = ({ gender, firstName, lastName, email }: Customer): GuestForm => ({
  ...{ gender, first_name: firstName, last_name: lastName, email },
  newsletter: false,
})

const isSame = (one: GuestForm | undefined, other: GuestForm) =>
  one !== undefined &&
  (['gender', 'first_name', 'last_name', 'email'] as const).every((field) => one[field] === other[field])

/**
 * What a customer need not enter: who orders, and in a checkout without an address the default ones of the address book.
 * Undefined when the checkout knows it.
 */
export async function entriesOfCustomer(
  market: Market,
  { guest: entered, deliveryAddress, isSent, basket }: Checkout,
  customer: Customer,
): Promise<Entries | undefined> {
  const guest = guestOf(customer)
  if (isSame(entered, guest)) return undefined
  if (deliveryAddress) return { guest }
  const book = await addressBooks.of(customer.id)
  const invoice = book.find(({ isDefaultInvoice }) => isDefaultInvoice)
  const usual = book.find(({ isDefaultDelivery }) => isDefaultDelivery)
  const delivery = isSent ? usual : (invoice ?? usual)
  // Parcels stay within the market's country.
  if (!delivery || (isSent && delivery.address.country !== countryOf(market))) return { guest }
  const hasOwn = isSent && invoice !== undefined && invoice.id !== delivery.id
  // A carrier of freight calls: the number of the account will do where the address has none.
  const phone = delivery.address.phone ?? (basket.cost.isFreight ? customer.phone : null)
  return {
    guest,
    deliveryAddress: { ...delivery.address, ...(isSent && phone && { phone }) },
    ...(hasOwn && { hasOwnInvoiceAddress: true, invoiceAddress: invoice.address }),
  }
}
