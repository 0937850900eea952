import { expect, test } from 'vitest'
import { maskedCode } from '@/lib/shop/vouchers'

test.each([
  ['DEMOKARTE20EUR', '••••0EUR'],
  ['DEMOKARTE500EUR', '••••0EUR'],
  ['DEMOKARTE20CHF', '••••0CHF'],
  ['CARD-0001', '••••0001'],
  ['ABCDEFGHIJKLMNOP', '••••MNOP'],
  ['EUR', '••••EUR'],
])('the gift card %s is shown by its last four characters: %s', (code, shown) => {
  expect(maskedCode(code)).toBe(shown)
})
