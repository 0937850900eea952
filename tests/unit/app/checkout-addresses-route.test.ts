import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PickupGoods } from '@/lib/shop/addresses'
import type { Checkout, CheckoutEntries } from '@/lib/shop/checkout'
import type { AddressEntry, CustomerAddress } from '@/lib/shop/customers'
import { handIn } from '@/lib/shop/door'
import type { Address } from '@/schemas/shop'
import { testAddress, unfinished } from '../../fixtures/checkout'

const shop = {
  checkout: undefined as Checkout | undefined,
  book: [] as CustomerAddress[],
  saved: [] as CheckoutEntries[],
  kept: [] as AddressEntry[],
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
  addressBooks: {
    of: async () => shop.book,
    save: async (_, entry) => {
      shop.kept.push(entry)
      return 'saved'
    },
  },
})

const bed: PickupGoods = { name: 'Bett', isBulky: true, quantity: 1 }
const body: PickupGoods = { name: 'Body', isBulky: false, quantity: 1 }
const door = {
  ...{ gender: 'f', firstName: 'Test', lastName: 'Person', street: 'Musterweg 1' },
  ...{ postcode: '10115', city: 'Berlin', country: 'DE', phone: '030 23125 111' },
}
const numbers = { street: '', customerNumber: '123456', stationNumber: '145' }
/** As the form names them: the place of a station has fields of its own. */
const prefixed = (fields: Record<string, string>, prefix: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      `${prefix}.${fields.pickup && ['street', 'postcode', 'city'].includes(name) ? 'station.' : ''}${name}`,
      value,
    ]),
  )

const send = async (fields: Record<string, string>, accept: string, locale = 'de-de') => {
  const origin = 'http://shop.example'
  const answer = await POST(
    new Request(`${origin}/api/checkout/addresses/?locale=${locale}`, {
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
  shop.kept = []
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
        'delivery.station.postcode': 'postcode',
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
      'a post box, to which no freight goes',
      prefixed({ ...door, street: 'Postfach 12' }, 'delivery'),
      { 'delivery.street': 'postBoxFreightMixed|Bett' },
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

  it('of the address book is refused where it is a post box and a carrier brings the goods', async () => {
    shop.book = [bookEntry({ ...testAddress, street: 'Postfach 12', phone: '+493023125111' })]
    expect(await errorsOf({ book: 'one' })).toEqual({ 'delivery.street': 'postBoxFreightMixed|Bett' })
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

  it('of the address book leaves an invoice its own address', async () => {
    shop.book = [bookEntry(testAddress)]
    const invoiceAddress = { ...testAddress, street: 'Rechnungsweg 2' }
    shop.checkout = unfinished('address', { goods: [body], invoiceAddress })
    expect(await errorsOf({ book: 'one' })).toBeUndefined()
    expect(shop.saved.at(-1)).toMatchObject({ hasOwnInvoiceAddress: true })
    shop.checkout = unfinished('address', { goods: [body], invoiceAddress: testAddress })
    expect(await errorsOf({ book: 'one' })).toBeUndefined()
    expect(shop.saved.at(-1)).toMatchObject({ hasOwnInvoiceAddress: false })
  })

  it.each([
    ['of an invoice', { keepAddress: 'on', hasOwnInvoiceAddress: 'on' }, [[], ['invoice']]],
    ['of an invoice, which nobody asked to keep', { hasOwnInvoiceAddress: 'on' }, []],
    ['of a parcel alone', { keepAddress: 'on' }, [[]]],
  ])('%s is kept in the address book, to be proposed for the next invoice', async (_, asked, kept) => {
    const own = { ...door, street: 'Rechnungsweg 2' }
    const fields = { ...prefixed(door, 'delivery'), ...prefixed(own, 'invoice'), ...asked }
    expect((await send(fields, 'application/json')).answer.status).toBeLessThan(400)
    expect(shop.kept.map(({ defaultFor }) => defaultFor)).toEqual(kept)
    if (kept.length > 1) expect(shop.kept.at(-1)?.address).toMatchObject({ street: 'Rechnungsweg 2' })
  })

  const homes = {
    'de-at': { street: 'Am Graben 7/12', postcode: '1010', city: 'Wien', country: 'AT' },
    'de-ch': { street: 'Bahnhofstrasse 7', postcode: '8001', city: 'Zürich', country: 'CH' },
    'fr-ch': { street: 'Rue du Lac 7', postcode: '1204', city: 'Genève', country: 'CH' },
  } as const
  const stations = [
    ['de-at', 'abholstation'],
    ['de-at', 'postfiliale'],
    ['de-ch', 'mypost24'],
    ['fr-ch', 'pickpost'],
  ] as const
  const who = { gender: 'f', firstName: 'Test', lastName: 'Person' } as const

  it.each(
    stations.flatMap(([locale, pickup]) =>
      (['book', 'invoice', 'earlier'] as const).map((known) => [locale, pickup, known] as const),
    ),
  )('in %s is no station %s where it is the home of the %s', async (locale, pickup, known) => {
    const home = homes[locale]
    const address: Address = { ...who, ...home }
    shop.checkout = unfinished('address', {
      goods: [body],
      ...(known === 'earlier' && { deliveryAddress: address }),
    })
    if (known === 'book') shop.book = [bookEntry(address)]
    const fields = {
      ...prefixed(
        { ...who, ...home, pickup, customerNumber: '123456', stationName: 'Bahnhof Mitte' },
        'delivery',
      ),
      ...(known === 'invoice' && prefixed({ ...who, ...home, street: home.street.toLowerCase() }, 'invoice')),
      'invoice.country': home.country,
    }
    const { answer, saved } = await send(fields, 'application/json', locale)
    expect(((await answer.json()) as { errors: unknown }).errors).toEqual({
      'delivery.station.street': 'homeAtStation',
    })
    expect(saved?.draft?.values).toMatchObject({
      ...{ 'delivery.station.street': '', 'delivery.station.postcode': '', 'delivery.station.city': '' },
      ...{ 'delivery.lastName': 'Person', 'delivery.pickup': pickup, 'invoice.city': home.city },
      ...{ 'invoice.postcode': home.postcode, 'invoice.lastName': 'Person' },
    })
    const station = { ...saved?.draft?.values, 'delivery.station.street': 'Postplatz 1' }
    const town = { 'delivery.station.postcode': home.postcode, 'delivery.station.city': home.city }
    const there = { ...station, ...town }
    expect((await send(there, 'application/json', locale)).answer.status).toBeLessThan(400)
    expect(shop.saved.at(-1)).toMatchObject({
      deliveryAddress: { street: 'Postplatz 1', pickup: { kind: pickup } },
      invoiceAddress: { postcode: home.postcode, lastName: 'Person' },
    })
  })

  it.each(stations)('in %s is at a %s nothing of the home, which the form keeps', async (locale, pickup) => {
    const home = homes[locale]
    shop.checkout = unfinished('address', { goods: [body] })
    const fields = {
      ...prefixed({ ...who, ...home }, 'delivery'),
      ...{ 'delivery.pickup': pickup, 'delivery.customerNumber': '123456' },
      ...prefixed({ ...who, ...home }, 'invoice'),
    }
    const { answer, saved } = await send(fields, 'application/json', locale)
    expect(((await answer.json()) as { errors: unknown }).errors).toEqual({
      'delivery.stationName': 'noStationName',
      'delivery.station.street': 'required',
      'delivery.station.postcode': 'required',
      'delivery.station.city': 'required',
    })
    expect(saved?.draft?.values).toMatchObject({
      ...{ 'delivery.street': home.street, 'delivery.postcode': home.postcode, 'delivery.pickup': pickup },
    })
  })

  it('in Germany is at a Packstation not the postcode of the home', async () => {
    shop.checkout = unfinished('address', { goods: [body] })
    const station = { 'delivery.pickup': 'packstation', ...prefixed(numbers, 'delivery') }
    const fields = { ...prefixed(door, 'delivery'), ...station, ...prefixed(door, 'invoice') }
    const missing = { 'delivery.station.postcode': 'required', 'delivery.station.city': 'required' }
    expect(await errorsOf(fields)).toEqual(missing)
    const there = { 'delivery.station.postcode': '20095', 'delivery.station.city': 'Hamburg' }
    expect((await send({ ...fields, ...there }, 'application/json')).saved).toMatchObject({
      deliveryAddress: { postcode: '20095', city: 'Hamburg', street: 'Packstation 145' },
    })
  })

  it.each(stations)(
    'in %s is asked for the name of a %s that the address book has without',
    async (locale, kind) => {
      const known = { kind, customerNumber: '123456' } as const
      shop.book = [bookEntry({ ...who, ...homes[locale], pickup: known })]
      shop.checkout = unfinished('address', { goods: [body], invoiceAddress: testAddress })
      const { answer } = await send({ book: 'one' }, 'application/json', locale)
      expect(((await answer.json()) as { errors: unknown }).errors).toEqual({
        'delivery.stationName': 'noStationName',
      })
    },
  )
})
