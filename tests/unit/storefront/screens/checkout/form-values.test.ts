import { describe, expect, it } from 'vitest'
import { errorsOf, valuesOf, withoutUntyped } from '@/lib/storefront/screens/step-forms/form-values'
import { checkoutOf, testAddress, unfinished } from '@/tests/fixtures/checkout'

describe('the values of a step', () => {
  it('of a new visitor have no salutation, and no newsletter', () => {
    expect(valuesOf(unfinished('login'), 'login')).toMatchObject({ gender: 'd', email: '', newsletter: '' })
  })

  it('are what is kept', () => {
    const checkout = checkoutOf({ invoiceAddress: { ...testAddress, street: 'Beispielgasse 2' } })
    expect(valuesOf(checkout, 'login')).toMatchObject({ first_name: 'Test', email: 'test@example.com' })
    expect(valuesOf(checkout, 'address')).toMatchObject({
      'delivery.street': 'Musterweg 1',
      'delivery.postcode': '12345',
      hasOwnInvoiceAddress: 'on',
      'invoice.street': 'Beispielgasse 2',
    })
    expect(valuesOf(checkout, 'payment')).toEqual({ method: 'RE' })
  })

  it('of an address begin with the name of who orders', () => {
    expect(valuesOf(unfinished('address'), 'address')).toMatchObject({
      'delivery.firstName': 'Test',
      'delivery.lastName': 'Beispiel',
      hasOwnInvoiceAddress: '',
    })
  })

  it('of a street without a number have its box ticked', () => {
    const of = (street: string) =>
      valuesOf(checkoutOf({ deliveryAddress: { ...testAddress, street } }), 'address')[
        'delivery.withoutNumber'
      ]
    expect([of('Musterhof'), of('Musterhof 1')]).toEqual(['yes', undefined])
  })

  it('of a pick-up station have the names of its controls', () => {
    const pickup = { kind: 'packstation', customerNumber: '123456', stationNumber: '101' } as const
    const deliveryAddress = { ...testAddress, pickup }
    expect(valuesOf(checkoutOf({ deliveryAddress }), 'address')).toMatchObject({
      'delivery.pickup': 'packstation',
      'delivery.customerNumber': '123456',
      'delivery.stationNumber': '101',
      'delivery.station.postcode': testAddress.postcode,
    })
    expect(valuesOf(checkoutOf({ deliveryAddress }), 'address')).not.toHaveProperty('delivery.postcode')
  })

  it('are what was rejected, in its step alone', () => {
    const draft = { step: 'login', values: { email: 'x' }, errors: { email: 'invalid' } } as const
    const checkout = checkoutOf({ draft })
    expect(valuesOf(checkout, 'login')).toEqual({ email: 'x' })
    expect(errorsOf(checkout, 'login')).toEqual({ email: 'invalid' })
    expect(valuesOf(checkout, 'payment')).toEqual({ method: 'RE' })
    expect(errorsOf(checkout, 'payment')).toEqual({})
  })
})

describe('the faults of a form that was sent', () => {
  const sent = (step: 'login' | 'address' | 'payment', values: Record<string, string>) =>
    withoutUntyped(unfinished(step, { draft: { step, values, errors: { any: 'required' } } }))

  it.each<[string, 'login' | 'address' | 'payment', Record<string, string>, boolean]>([
    ['nothing', 'login', { checkout: 'c', gender: 'm', first_name: '', last_name: '', email: '' }, false],
    ['nothing beside a box that is ticked from the start', 'address', { keepAddress: 'on' }, false],
    ['a name', 'login', { gender: 'f', first_name: 'Anna', last_name: '', email: '' }, true],
    [
      'nothing but what it began with',
      'address',
      { 'delivery.country': 'DE', 'delivery.firstName': 'Test', 'delivery.street': '' },
      false,
    ],
    ['a street', 'address', { 'delivery.country': 'DE', 'delivery.street': 'Musterweg' }, true],
    ['no choice', 'payment', { checkout: 'c' }, false],
    ['a choice', 'payment', { method: 'NN' }, true],
  ])('with %s (%s) are told to who comes again where something was typed', (_, step, values, isTold) => {
    expect(Object.keys(errorsOf(sent(step, values), step)).length > 0).toBe(isTold)
  })
})
