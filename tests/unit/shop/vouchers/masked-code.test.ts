import { expect, test } from 'vitest'
import { maskedCode } from '@/lib/shop/vouchers'

test.each([
  ['DEMOKARTE20EUR', '••••TE20'],
  ['DEMOKARTE500EUR', '••••E500'],
  ['DEMOKARTE20CHF', '••••TE20'],
  ['CARD-0001', '••••0001'],
  ['ABCDEFGHIJKLMNOP', '••••MNOP'],
  ['EUR', '••••EUR'],
])('the gift card %s is shown by what tells it apart: %s', (code, shown) => {
  expect(maskedCode(code)).toBe(shown)
})
