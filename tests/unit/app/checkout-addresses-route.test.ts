import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PickupGoods } from '@/lib/shop/addresses'
import type { Checkout, CheckoutEntries } from '@/lib/shop/checkout'
import type { CustomerAddress } from '@/lib/shop/customers'
import { handIn } from '@/lib/shop/door'
import type { Address } from '@/schemas/shop'
import { testAddress, unfinished } from '../../fixtures/checkout'

const shop = {
  checkout: undefined as Checkout | undefined,
  book: [] as CustomerAddress[],
  saved: [] as CheckoutEntries[],
}

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby' }),
}))
vi.mock('@/lib/storefront/visitor/checkout', async () => ({
  ...(await vi.importActual<object>('@/lib/storefront/visitor/checkout/step-answer')),
  ...(await vi.importActual<object>('@/lib/storefront/visitor/checkout/reopen')),
  checkoutContext: async () => ({}),
  stepPath: (_: unknown, step: string) => `/de/kasse/?step=${step}`,
  faultyPath: (_: unknown, step: string) => `/de/kasse/?step=${step}&refused=1`,
}))
vi.mock('@/lib/storefront/visitor/session', () => ({
  visitorOf: async () => ({ basket: 'b', customer: { id: 1 } }),
}))

const { POST } = await import('@/app/api/checkout/addresses/route')

const bookEntry = (address: Address): CustomerAddress => ({
  ...{ id: 'one', customerId: 1, address, isDefaultDelivery: false, isDefaultInvoice: false },
  createdAt: new Date(0),
})

handIn({
  checkouts: {
    load: async () => shop.checkout,
    save: async (_, entries) => shop.saved.push(entries) > 0,
  },
  addressBooks: { of: async () => shop.book, save: async () => 'saved' },
})

const bed: PickupGoods = { name: 'Bett', isBulky: true, quantity: 1 }
const body: PickupGoods = { name: 'Body', isBulky: false, quantity: 1 }
const door = {
  ...{ gender: 'f', firstName: 'Test', lastName: 'Person', street: 'Musterweg 1' },
  ...{ postcode: '10115', city: 'Berlin', country: 'DE', phone: '030 23125 111' },
}
const numbers = { street: '', customerNumber: '123456', stationNumber: '145' }
const prefixed = (fields: Record<string, string>, prefix: string) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]))

const send = async (fields: Record<string, string>, accept: string) => {
  const origin = 'http://shop.example'
  const answer = await POST(
    new Request(`${origin}/api/checkout/addresses/?locale=de-de`, {
      method: 'POST',
      headers: { origin, host: 'shop.example', accept, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    }),
  )
  return { answer, saved: shop.saved.at(-1) }
}

/** The errors of a form, as a script and as a browser without scripts learn of them. */
async function errorsOf(fields: Record<string, string>) {
  const byScript = await send(fields, 'application/json')
  const { errors } = (await byScript.answer.json()) as { errors?: Record<string, string> }
  const byForm = await send(fields, 'text/html')
  expect(byForm.answer.headers.get('location')).toBe(
    `/de/kasse/?step=${errors ? 'address&refused=1' : 'payment'}`,
  )
  expect(byForm.saved?.draft?.errors).toEqual(errors)
  return errors
}

beforeEach(() => {
  shop.checkout = unfinished('address', { goods: [body, bed] })
  shop.saved = []
  shop.book = []
})

describe('An address of the checkout', () => {
  it.each<[string, Record<string, string>, Record<string, string> | undefined]>([
    ['a door', { ...prefixed(door, 'delivery') }, undefined],
    [
      'a door without a phone number, which a carrier calls',
      prefixed({ ...door, phone: ' ' }, 'delivery'),
      { 'delivery.phone': 'phoneFreight' },
    ],
    [
      'such a door with a number that is none, beside a missing name',
      prefixed({ ...door, phone: '12', lastName: '' }, 'delivery'),
      { 'delivery.lastName': 'required', 'delivery.phone': 'phone' },
    ],
    [
      'a station that does not take the goods',
      {
        ...prefixed({ ...door, ...numbers, pickup: 'packstation' }, 'delivery'),
        ...prefixed(door, 'invoice'),
      },
      { 'delivery.pickup': 'pickupFreight|Bett' },
    ],
    [
      'such a station with a wrong number and postcode',
      {
        ...prefixed(
          { ...door, ...numbers, postcode: '1', stationNumber: '1', pickup: 'packstation' },
          'delivery',
        ),
        ...prefixed(door, 'invoice'),
      },
      {
        'delivery.postcode': 'postcode',
        'delivery.pickup': 'pickupFreight|Bett',
        'delivery.stationNumber': 'stationNumber',
      },
    ],
    [
      'such a station without a name, and an invoice without a street',
      {
        ...prefixed({ ...door, ...numbers, lastName: '', pickup: 'postfiliale' }, 'delivery'),
        ...prefixed({ ...door, street: '' }, 'invoice'),
      },
      {
        'delivery.lastName': 'required',
        'delivery.pickup': 'pickupFreight|Bett',
        'invoice.street': 'required',
      },
    ],
    [
      'a station of another country',
      {
        ...prefixed({ ...door, pickup: 'mypost24', customerNumber: '123456' }, 'delivery'),
        ...prefixed(door, 'invoice'),
      },
      { 'delivery.pickup': 'choice' },
    ],
    [
      'a station that is none',
      { ...prefixed({ ...door, pickup: '__proto__' }, 'delivery'), ...prefixed(door, 'invoice') },
      { 'delivery.pickup': 'choice' },
    ],
  ])('%s, is refused for all its faults at once', async (_, fields, errors) => {
    expect(await errorsOf(fields)).toEqual(errors)
  })

  const pickup = { kind: 'packstation', customerNumber: '123456', stationNumber: '145' } as const
  const station: Address = { ...testAddress, street: 'Packstation 145', pickup, phone: '+493023125111' }

  it('of the address book is asked for its missing phone number where a carrier brings the goods', async () => {
    shop.book = [bookEntry(testAddress)]
    expect(await errorsOf({ book: 'one' })).toEqual({ 'delivery.phone': 'phoneFreight' })
    expect(shop.saved.at(-1)?.draft?.values).toMatchObject({ 'delivery.street': testAddress.street })
    shop.checkout = unfinished('address', { goods: [body] })
    expect(await errorsOf({ book: 'one' })).toBeUndefined()
  })

  it('of the address book is refused for the goods and for the missing address of the invoice at once', async () => {
    shop.book = [bookEntry(station)]
    expect(await errorsOf({ book: 'one' })).toEqual({
      'delivery.pickup': 'pickupFreight|Bett',
      'invoice.street': 'required',
      'invoice.postcode': 'required',
      'invoice.city': 'required',
    })
    expect(shop.saved.at(-1)?.draft?.values).toMatchObject({
      'delivery.pickup': 'packstation',
      'delivery.stationNumber': '145',
      'invoice.lastName': 'Beispiel',
    })
  })

  it('of the address book is a station with the address of the invoice that was given before', async () => {
    shop.book = [bookEntry(station)]
    shop.checkout = unfinished('address', { goods: [body], invoiceAddress: testAddress })
    expect(await errorsOf({ book: 'one' })).toBeUndefined()
    expect(shop.saved.at(-1)).toMatchObject({ deliveryAddress: station, hasOwnInvoiceAddress: true })
  })
})
