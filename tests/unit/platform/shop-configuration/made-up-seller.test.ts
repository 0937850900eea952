import { describe, expect, test } from 'vitest'
import { defaultLooks } from '@/lib/platform/shop-configuration/default-look'
import { madeUpSellers, usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { isSelling, madeUpDetails, madeUpLook } from '@/lib/platform/shop-configuration/made-up-seller'
import type { Seller } from '@/schemas/shop'

const own: Seller = {
  ...{ name: 'Kleine Freude GmbH', street: 'Am Markt 3', postcode: '20095', city: 'Hamburg' },
  ...{ country: 'DE', email: 'hallo@kleine-freude.example', taxNumbers: ['USt-IdNr. DE123456789'] },
  register: 'Amtsgericht Hamburg, HRB 123456',
  bankAccount: { holder: 'Kleine Freude GmbH', bank: 'Hausbank', iban: 'DE02 1203 0000 0000 2020 51' },
  ...{ invoiceDays: 30, prepaymentDays: 10 },
}
const madeUp = usualSeller('de-de')
const placeOf = ({ street, postcode, city, country }: Seller) => ({ street, postcode, city, country })
/** The name of a shop, whose mark is then the first letter. */
const look = { name: 'Kleine Freude' }

describe('a seller', () => {
  test.each(Object.entries(madeUpSellers))('of the shop itself is known as made up: %s', (_, seller) => {
    expect(madeUpDetails(seller)).toEqual([
      ...['name', 'street', 'email', ...(seller.phone ? ['phone'] : []), 'holder', 'bank', 'iban', 'bic'],
      ...['register', 'taxNumber', ...(seller.representedBy ? ['representedBy'] : [])],
    ])
    expect(isSelling({ ...look, seller }, 'live')).toBe(false)
    for (const mode of ['demo', 'test'] as const) expect(isSelling({ ...look, seller }, mode)).toBe(true)
  })

  test('has one address and one account, whatever language it is named in', () => {
    const companies = Object.groupBy(
      Object.values(madeUpSellers),
      ({ name, country }) => `${name} ${country}`,
    )
    for (const sellers of Object.values(companies)) {
      const [first, ...others] = (sellers ?? []).map(({ street, postcode, city, bankAccount }) => ({
        ...{ street, postcode, city, iban: bankAccount.iban },
        bank: bankAccount.bank.replace(/ \(.*\)$/, ''),
      }))
      for (const other of others) expect(other).toEqual(first)
    }
    expect(Object.keys(companies).length).toBeLessThan(Object.keys(madeUpSellers).length)
  })

  test('of its own sells', () => {
    expect([madeUpDetails(own), isSelling({ ...look, seller: own }, 'live')]).toEqual([[], true])
  })

  test.each<[string, Partial<Seller>]>([
    ['name', { name: madeUp.name.toUpperCase() }],
    ['holder', { bankAccount: { ...own.bankAccount, holder: madeUp.name } }],
    ['iban', { bankAccount: { ...own.bankAccount, iban: madeUp.bankAccount.iban.replaceAll(' ', '') } }],
    ['register', { register: madeUp.register }],
    ['taxNumber', { taxNumbers: ['Steuernummer 12/345/67890', 'USt-IdNr. DE000000000'] }],
    ['bank', { bankAccount: { ...own.bankAccount, bank: 'Musterbank' } }],
    ['bic', { bankAccount: { ...own.bankAccount, bic: madeUp.bankAccount.bic } }],
    ['iban', { bankAccount: { ...own.bankAccount, refundsFrom: madeUp.bankAccount.iban } }],
    ['email', { email: madeUp.email }],
    ['phone', { phone: '030 23125-410' }],
    ['representedBy', { representedBy: 'Erika Mustermann, Inhaberin' }],
    ['street', { street: madeUp.street, city: madeUp.city }],
    ['street', { returnAddress: { name: own.name, ...placeOf(madeUp) } }],
  ])('sells nothing with the %s of a made-up one, however it is written', (detail, more) => {
    const seller = { ...own, ...more }
    expect([madeUpDetails(seller), isSelling({ ...look, seller }, 'live')]).toEqual([[detail], false])
  })

  test.each([
    ['name', { name: 'nestling' }],
    ['name', { name: 'Bermolo' }],
    ['mark', { ...look, mark: defaultLooks.baby.mark }],
  ])('sells nothing in a shop with the %s of the demo', (part, shop) => {
    expect([madeUpLook(shop), isSelling({ ...shop, seller: own }, 'live')]).toEqual([[part], false])
    expect(isSelling({ ...shop, seller: own }, 'test')).toBe(true)
  })
})
