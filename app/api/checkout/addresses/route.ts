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

/** Keeps an address for the next order, once. An address for invoices is proposed for those of the next orders. */
async function keepInBook(customer: Customer, address: Address, isInvoice = false): Promise<void> {
  const book = await addressBooks.of(customer.id)
  const known = book.find((entry) => isDeepStrictEqual(entry.address, address))
  if (known && (!isInvoice || known.isDefaultInvoice)) return
  const defaultFor = [
    ...(known?.isDefaultDelivery ? (['delivery'] as const) : []),
    ...(isInvoice ? (['invoice'] as const) : []),
  ]
  await addressBooks.save(customer.id, { id: known?.id, address, defaultFor }, currentTime())
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
  const book = customer ? await addressBooks.of(customer.id) : []
  // Another customer's is not found.
  const chosen = book.find(({ id }) => id === fields.book)?.address
  const isOfBook = chosen?.country === countryOf(market)
  const checked = isOfBook
    ? await checkBookAddress(market, checkout, chosen)
    : await checkAddresses(
        market,
        checkout,
        fields,
        book.map(({ address }) => address),
      )
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
  if (customer && !isOfBook && fields.keepAddress === 'on') {
    await keepInBook(customer, delivery)
    if (invoice) await keepInBook(customer, invoice, true)
  }
  return leadOn(request, toldBack(stepPath(market, 'payment'), isBack), headers)
})
