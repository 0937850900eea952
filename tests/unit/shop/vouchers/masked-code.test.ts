import { expect, test } from 'vitest'
import { maskedCode } from '@/lib/shop/vouchers'
import demo from '@/scripts/seed/catalogue/data/giftCards.json'

test.each([
  ['CARD-0001', '••••0001'],
  ['ABCDEFGHIJKLMNOP', '••••MNOP'],
  ['EUR', '••••EUR'],
])('the gift card %s is shown by its last four characters: %s', (code, shown) => {
  expect(maskedCode(code)).toBe(shown)
})

test('the gift cards of the demo are told apart by what is shown of them', () => {
  const shown = demo.map(({ code }) => maskedCode(code))
  expect(new Set(shown).size, shown.join(', ')).toBe(demo.length)
})
