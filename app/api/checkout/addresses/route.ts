import { isDeepStrictEqual } from 'node:util'
import { currentTime } from '@/lib/platform/clock'
import { countryOf } from '@/lib/platform/markets'
import type { Customer } from '@/lib/shop/customers'
import { addressBooks, checkouts } from '@/lib/shop/door'
import { checkAddresses, checkBookAddress } from '@/lib/storefront/screens/checkout'
import { formCall } from '@/lib/storefront/visitor/calls'
import {
  checkoutContext,
  faultyPath,
  leadOn,
  lostPath,
  refuse,
  reopen,
  stepPath,
  toldBack,
} from '@/lib/storefront/visitor/checkout'
import type { Address } from '@/schemas/shop'

/** An address of the customer's address book. Another customer's is not found. */
async function addressOfBook(customer: Customer, id: string | undefined): Promise<Address | undefined> {
  if (id === undefined) return undefined
  const book = await addressBooks.of(customer.id)
  return book.find((entry) => entry.id === id)?.address
}

/** Keeps an address for the next order, once. */
async function keepInBook(customer: Customer, address: Address): Promise<void> {
  const book = await addressBooks.of(customer.id)
  if (book.some((entry) => isDeepStrictEqual(entry.address, address))) return
  await addressBooks.save(customer.id, { address, defaultFor: [] }, currentTime())
}

/**
 * `POST /api/checkout/addresses/?locale`: where parcels go, and who gets the invoice. For an order of which nothing is
 * sent, the first address is that of the invoice.
 */
export const POST = formCall(async ({ request, market, fields, visitor, headers }) => {
  const { isBack, lost } = await reopen(visitor, fields.checkout)
  const { basket, customer } = visitor
  const checkout = await checkouts.load(await checkoutContext(market), basket)
  if (!checkout) return refuse(request, lostPath(market, lost), { status: 409, title: 'No checkout' })
  const chosen = customer && (await addressOfBook(customer, fields.book))
  const isOfBook = chosen?.country === countryOf(market)
  const checked = isOfBook
    ? await checkBookAddress(market, checkout, chosen)
    : await checkAddresses(market, checkout, fields)
  if (!checked.ok) {
    const { values, errors } = checked
    await checkouts.save(basket, { draft: { step: 'address', values, errors } })
    const location = toldBack(faultyPath(market, 'address'), isBack)
    return refuse(request, location, { status: 422, title: 'Not accepted', errors }, headers)
  }
  const { delivery, hasOwnInvoice, invoice } = checked
  await checkouts.save(basket, {
    deliveryAddress: delivery,
    hasOwnInvoiceAddress: hasOwnInvoice,
    ...(invoice && { invoiceAddress: invoice }),
  })
  if (customer && !isOfBook && fields.keepAddress === 'on') await keepInBook(customer, delivery)
  return leadOn(request, toldBack(stepPath(market, 'payment'), isBack), headers)
})
