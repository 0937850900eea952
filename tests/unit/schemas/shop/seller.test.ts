import { expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { configurationOf } from '@/lib/platform/shop-configuration/find'
import { givenSeller } from '@/schemas/shop/seller'

const usual = usualSeller('de-at')
const right = 'AT61 1904 3002 3457 3201'
const faultsOf = (account: object) =>
  givenSeller
    .safeParse({ ...usual, bankAccount: { ...usual.bankAccount, iban: right, ...account } })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    .join()

const accounts: readonly [what: string, number: string, problem: RegExp | undefined][] = [
  ['a right account', right, undefined],
  ['a swapped digit', 'AT61 1904 3002 3457 3210', /check digits/],
  ['a wrong digit of a check', 'DE03 1203 0000 0000 2020 51', /check digits/],
  ['a digit too few', 'AT61 1904 3002 3457 320', /too short or too long/],
  ['a country outside of SEPA', 'BR18 0036 0305 0000 1000 9795 493C 1', /SEPA/],
  ['no account number', 'Hausbank', /such as DE02/],
]

it.each([
  ...accounts.map((row) => ['refundsFrom', ...row] as const),
  ...accounts.map((row) => ['iban', ...row] as const),
  ['refundsFrom', 'an account that takes bills alone', 'CH44 3199 9123 0008 8901 2', /QR-IBAN/],
  ['iban', 'an account that takes bills alone', 'CH44 3199 9123 0008 8901 2', undefined],
  ['bic', 'the code of a bank', 'BYLADEM1001', undefined],
  ['bic', 'a code of no country of SEPA', 'BYLAXXM1001', /such as BYLADEM1001/],
  ['bic', 'a code that is too short', 'BYLADEM', /such as BYLADEM1001/],
] as const)('%s: %s', (field, _, given, problem) => {
  const faults = faultsOf({ [field]: given })
  if (problem) expect(faults).toMatch(new RegExp(`^bankAccount.${field} .*${problem.source}`))
  else expect(faults).toBeUndefined()
})

it('settings of a shop with the made-up seller, or with a wrong account of before the check, stay', () => {
  const market = findMarket('baby', 'de')
  if (!market) throw new Error('There is no market de')
  const before = defaultConfiguration('baby', market)
  expect(configurationOf('baby', market, { name: 'Wolke' }).name).toBe('Wolke')
  const { refundsFrom: _, ...account } = before.seller.bankAccount
  const seller = {
    ...before.seller,
    name: 'Wolke GmbH',
    bankAccount: { ...account, iban: 'DE03 1203 0000 0000 2020 51' },
  }
  expect(configurationOf('baby', market, { name: 'Wolke', seller })).toMatchObject({ name: 'Wolke', seller })
})

it('a seller of one’s own lends by no wallet before a row says so, and is owed no more than a bound', () => {
  const market = findMarket('baby', 'de')
  if (!market) throw new Error('There is no market de')
  const seller = { ...usualSeller('de-de'), name: 'Wolke GmbH' }
  const lends = (options?: { paypalInstallments: boolean }) =>
    configurationOf('baby', market, { seller, ...(options && { options }) }).options.paypalInstallments
  expect(lends()).toBe(false)
  expect(lends({ paypalInstallments: true })).toBe(true)
  expect(lends({ paypalInstallments: false })).toBe(false)
  expect(configurationOf('baby', market, { seller }).payments.methods.RE?.most).toBe(150_000)
})
