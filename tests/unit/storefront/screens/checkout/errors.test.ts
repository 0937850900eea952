import { describe, expect, it } from 'vitest'
import { errorInWords, faultsOf, fieldId } from '@/lib/storefront/screens/step-forms/errors'
import { testMarket } from '@/tests/fixtures/render'

const market = testMarket()

describe('a rejected field', () => {
  it.each([
    ['email', 'required', /füllen Sie dieses Feld aus/],
    ['email', 'invalid', /keine gültige E-Mail-Adresse/],
    ['first_name', 'invalid', /Buchstaben, Bindestrich/],
    ['first_name', 'tooLong', /höchstens 60 Zeichen/],
    ['delivery.street', 'tooLong', /höchstens 35 Zeichen/],
    ['method', 'notOffered', /nicht mehr möglich/],
    ['method', 'required', /^Bitte wählen Sie eine Zahlungsart\.$/],
    ['gender', 'required', /^Bitte wählen Sie eine Anrede\.$/],
    ['gender', 'invalid', /^Bitte wählen Sie eine Anrede\.$/],
    ['delivery.gender', 'required', /^Bitte wählen Sie eine Anrede\.$/],
    ['delivery.street', 'houseNumber', /Hausnummer fehlt/],
    ['delivery.city', 'placeMismatch', /passen nicht zusammen/],
    ['delivery.street', 'somethingNew', /Bitte prüfen Sie/],
    ['email', 'constructor', /keine gültige/],
  ])('%s, %s, says what to do', (name, key, words) => {
    expect(errorInWords(market, name, key)).toMatch(words)
  })

  it('is named, and which of two addresses it belongs to', () => {
    const faults = faultsOf(market, { 'delivery.street': 'required', 'invoice.postcode': 'required' })
    expect(faults.map(({ id, label }) => [id, label])).toEqual([
      ['delivery-street', 'Straße und Hausnummer'],
      ['invoice-postcode', 'Rechnungsadresse, Postleitzahl'],
    ])
  })

  it.each([
    [['email', 'gender', 'last_name', 'first_name'], 'gender first_name last_name email'],
    [
      ['invoice.city', 'delivery.city', 'delivery.phone', 'invoice.gender', 'delivery.street'],
      'delivery-street delivery-city delivery-phone invoice-gender invoice-city',
    ],
    [
      ['delivery.street', 'delivery.pickup', 'delivery.stationNumber'],
      'delivery-pickup delivery-stationNumber delivery-street',
    ],
  ])('has its place in the order of the form: %j', (names, ids) => {
    // The database keeps the keys of an object by their lengths.
    const faults = faultsOf(market, Object.fromEntries(names.map((name) => [name, 'required'])))
    expect(faults.map(({ id }) => id).join(' ')).toBe(ids)
  })

  it('is named as the post of the country names it', () => {
    const [fault] = faultsOf(market, { 'delivery.customerNumber': 'userId' })
    expect([fault?.label, fault?.words]).toEqual(['User-ID der Post', expect.stringContaining('Ziffern')])
  })

  it.each([
    ['de', 'delivery.postcode', {}, /In Deutschland .* fünf Ziffern/],
    ['at', 'delivery.postcode', {}, /In Österreich .* vier Ziffern/],
    ['ch', 'delivery.postcode', {}, /In der Schweiz .* vier Ziffern/],
    ['ch-fr', 'delivery.postcode', {}, /En Suisse, .* quatre chiffres/],
    ['de', 'invoice.postcode', { 'invoice.country': 'NL' }, /In den Niederlanden .* zwei Buchstaben/],
    ['de', 'address.postcode', { 'address.country': 'FR' }, /In Frankreich .* fünf Ziffern/],
  ])('in %s, %s with %j, is a postcode and says how they look there', (code, name, values, words) => {
    const [fault] = faultsOf(testMarket(code), { [name]: 'postcode' }, values)
    expect(fault?.words).toMatch(words)
  })

  it('of a name that is not known is still named', () => {
    expect(faultsOf(market, { toString: 'required' })[0]?.label).toBe('Angabe')
  })

  it('has an id that can be linked to', () => {
    expect(fieldId('delivery.stationNumber')).toBe('delivery-stationNumber')
  })
})
