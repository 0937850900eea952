import { expect, it } from 'vitest'
import type { CustomerAddress } from '@/lib/shop/customers'
import { handIn } from '@/lib/shop/door'
import { entriesOfCustomer } from '@/lib/storefront/visitor/checkout/customer-entries'
import type { Address } from '@/schemas/shop'
import { testAddress, unfinished } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'

const office: Address = { ...testAddress, company: 'Büro', street: 'Büroweg 5' }
const saved = (facts: Partial<CustomerAddress>): CustomerAddress => ({
  ...{ id: 'home', customerId: 7, createdAt: new Date('2026-11-01T10:00:00Z') },
  ...{ address: testAddress, isDefaultDelivery: true, isDefaultInvoice: false },
  ...facts,
})
const customer = { id: 7, gender: 'f', firstName: 'Test', lastName: 'Beispiel', email: 'other@example.com' }

const entriesWith = async (book: CustomerAddress[], invoice: Address | undefined, isSent = true) => {
  handIn({
    addressBooks: { of: async () => book },
    checkouts: { lastMethod: async () => undefined },
    customers: { lastAddresses: async () => ({ address: testAddress, ...(invoice && { invoice }) }) },
  })
  const checkout = unfinished('login', { isSent })
  delete checkout.deliveryAddress
  return entriesOfCustomer(testMarket('de'), checkout, customer as Parameters<typeof entriesOfCustomer>[2])
}

it('proposes where the last invoice went, though it was not kept in the address book', async () => {
  const entries = await entriesWith([saved({})], office)
  expect(entries).toMatchObject({ hasOwnInvoiceAddress: true, invoiceAddress: office })
})

it.each([
  ['that is where this order goes', [saved({})], testAddress, true],
  ['that was the same as of the parcel', [saved({})], undefined, true],
  ['where another address is for both', [saved({ isDefaultInvoice: true })], office, true],
  ['of an order of which nothing is sent', [saved({})], office, false],
] as const)('has no second address %s', async (_, book, invoice, isSent) => {
  const entries = await entriesWith([...book], invoice, isSent)
  expect(entries?.deliveryAddress).toMatchObject({ street: testAddress.street })
  expect(entries?.invoiceAddress).toBeUndefined()
})

it('prefers the default of the address book', async () => {
  const own = { ...testAddress, street: 'Postfach 1' }
  const book = [
    saved({}),
    saved({ id: 'own', address: own, isDefaultDelivery: false, isDefaultInvoice: true }),
  ]
  expect((await entriesWith(book, office))?.invoiceAddress).toEqual(own)
})
