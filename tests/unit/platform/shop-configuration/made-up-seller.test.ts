import { describe, expect, test } from 'vitest'
import { madeUpSellers, usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { isSelling, madeUpDetails } from '@/lib/platform/shop-configuration/made-up-seller'
import type { Seller } from '@/schemas/shop'

const own: Seller = {
  ...{ name: 'Kleine Freude GmbH', street: 'Am Markt 3', postcode: '20095', city: 'Hamburg' },
  ...{ country: 'DE', email: 'hallo@kleine-freude.example', taxNumbers: ['USt-IdNr. DE123456789'] },
  register: 'Amtsgericht Hamburg, HRB 123456',
  bankAccount: { holder: 'Kleine Freude GmbH', bank: 'Hausbank', iban: 'DE02 1203 0000 0000 2020 51' },
  ...{ invoiceDays: 30, prepaymentDays: 10 },
}
const madeUp = usualSeller('de-de')

describe('a seller', () => {
  test.each(Object.entries(madeUpSellers))('of the shop itself is known as made up: %s', (_, seller) => {
    expect(madeUpDetails(seller)).toEqual(['name', 'holder', 'iban', 'register', 'taxNumber'])
    expect(isSelling(seller, 'live')).toBe(false)
    for (const mode of ['demo', 'test'] as const) expect(isSelling(seller, mode)).toBe(true)
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
    expect([madeUpDetails(own), isSelling(own, 'live')]).toEqual([[], true])
  })

  test.each<[string, Partial<Seller>]>([
    ['name', { name: madeUp.name.toUpperCase() }],
    ['holder', { bankAccount: { ...own.bankAccount, holder: madeUp.name } }],
    ['iban', { bankAccount: { ...own.bankAccount, iban: madeUp.bankAccount.iban.replaceAll(' ', '') } }],
    ['register', { register: madeUp.register }],
    ['taxNumber', { taxNumbers: madeUp.taxNumbers }],
  ])('sells nothing with the %s of a made-up one, however it is written', (detail, more) => {
    const seller = { ...own, ...more }
    expect([madeUpDetails(seller), isSelling(seller, 'live')]).toEqual([[detail], false])
  })
})
