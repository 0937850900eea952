import { expect, it } from 'vitest'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { seller } from '@/schemas/shop/seller'

it.each([
  ['a right account', 'AT61 1904 3002 3457 3201', undefined],
  ['a swapped digit', 'AT61 1904 3002 3457 3210', /check digits/],
  ['a digit too few', 'AT61 1904 3002 3457 320', /too short or too long/],
  ['a country outside of SEPA', 'BR18 0036 0305 0000 1000 9795 493C 1', /SEPA/],
  ['an account that takes bills alone', 'CH44 3199 9123 0008 8901 2', /QR-IBAN/],
])('refunds from %s', (_, refundsFrom, problem) => {
  const usual = usualSeller('de-at')
  const { error } = seller.safeParse({ ...usual, bankAccount: { ...usual.bankAccount, refundsFrom } })
  if (problem) expect(error?.issues.map(({ message }) => message).join()).toMatch(problem)
  else expect(error).toBeUndefined()
})
