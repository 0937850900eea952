import { describe, expect, it } from 'vitest'
import { hasAddressActions } from '@/lib/storefront/runtime/navigation/has-address-actions'
import { addressActions } from '@/lib/storefront/runtime/start/address-actions'

const origin = 'https://shop.example'
const none = { goodbye: false, denyConsent: false }

describe('an address asks', () => {
  it.each([
    ['for a voucher', '/de/?voucher=HERBST', { voucher: 'HERBST', rest: '/de/' }],
    ['for the first of two', '/de/?voucher=A&voucher=B', { voucher: 'A', rest: '/de/' }],
    [
      'to tell of an order that was given up',
      '/de/warenkorb/?cancelled=123456789',
      { cancelled: '123456789', rest: '/de/warenkorb/' },
    ],
    ['not for a number of no order', '/de/?cancelled=1&a=1', { rest: '/de/?a=1' }],
    ['for a farewell', '/de/?redirect=goodbye', { goodbye: true, rest: '/de/' }],
    ['to take consent back', '/de/#denyConsent', { denyConsent: true, rest: '/de/' }],
    [
      'for everything at once',
      '/de/?redirect=goodbye&a=1&voucher=A&scrid=12#denyConsent',
      { goodbye: true, voucher: 'A', scrid: '12', denyConsent: true, rest: '/de/?a=1' },
    ],
    ['for nothing with a hostile code', '/de/?voucher=%3Cscript%3E', { rest: '/de/' }],
    ['for nothing with an empty code', '/de/?voucher=', { rest: '/de/' }],
    ['for nothing with an endless code', `/de/?voucher=${'A'.repeat(9999)}`, { rest: '/de/' }],
    ['for nothing with another redirect', '/de/?redirect=/konto/', { rest: '/de/?redirect=/konto/' }],
    ['for nothing with another anchor', '/de/#denyconsent', { rest: '/de/#denyconsent' }],
    ['for a scrid', '/de/?scrid=12', { scrid: '12', rest: '/de/' }],
    ['for no scrid above the limit', '/de/?scrid=123456', { rest: '/de/' }],
  ])('%s', (_, path, expected) =>
    expect(addressActions(origin + path, true)).toEqual({ ...none, ...expected }),
  )
})

describe('without consent', () => {
  it('a scrid is not kept, and waits in the address', () =>
    expect(addressActions(`${origin}/de/?scrid=12&voucher=A`, false)).toEqual({
      ...none,
      voucher: 'A',
      rest: '/de/?scrid=12',
    }))

  it('one that is not valid does not wait', () =>
    expect(addressActions(`${origin}/de/?scrid=123456`, false)).toEqual({ ...none, rest: '/de/' }))
})

describe('the other parameters stay as they were written', () => {
  it.each([
    ['?a=1&voucher=X&b=2', '?a=1&b=2'],
    ['?term=kinder+wagen&voucher=X', '?term=kinder+wagen'],
    ['?term=kinder%20wagen&voucher=X', '?term=kinder%20wagen'],
    ['?voucher=X&leer&a=', '?leer&a='],
    ['?a=1&a=2&voucher=X', '?a=1&a=2'],
    ['?vouchers=1&voucher=X&my-voucher=2', '?vouchers=1&my-voucher=2'],
    ['?variant=12-3&voucher=X#bewertungen', '?variant=12-3#bewertungen'],
  ])('%s', (query, rest) => expect(addressActions(`${origin}/de/${query}`, true).rest).toBe(`/de/${rest}`))
})

describe('the code that answers is loaded', () => {
  it.each([
    ['?voucher=X', true],
    ['?a=1&voucher=X', true],
    ['?cancelled=123456789', true],
    ['?redirect=goodbye', true],
    ['?redirect=goodbye&a=1', true],
    ['?scrid=1', true],
    ['#denyConsent', true],
    ['', false],
    ['?a=1', false],
    ['?vouchers=1', false],
    ['?a=voucher', false],
    ['?redirect=/konto/', false],
    ['?redirect=goodbyes', false],
    ['#rueckgabe', false],
  ])('with “%s”: %s', (end, asks) => expect(hasAddressActions(new URL(`/de/${end}`, origin))).toBe(asks))
})
