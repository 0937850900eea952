import { describe, expect, test } from 'vitest'
import { giftCardRows, voucherRows } from '@/lib/shop/import/rows/vouchers'
import { codeOf } from '@/schemas/shop'

const voucher = {
  id: 'v',
  locales: ['de-de', 'fr-ch'],
  labels: { de: 'Gutschein' },
  effect: { type: 'percentage', relative: 0.1 },
  codes: [' will kommen-10 '],
}
const card = { code: 'abcd efgh', currency: 'EUR', balance: 2000 }

describe('a code', () => {
  test.each([
    ['willkommen', 'WILLKOMMEN'],
    [' ab 12\u00a0-cd ', 'AB12-CD'],
    ['', undefined],
    ['straße', undefined],
    ['-a', undefined],
    ['a'.repeat(41), undefined],
    ["'; drop table", undefined],
  ])('%j is compared as %s', (text, code) => expect(codeOf(text)).toBe(code))
})

describe('a row', () => {
  test('has its codes as they are compared', () => {
    expect(voucherRows.schema.parse(voucher).codes).toEqual(['WILLKOMMEN-10'])
    expect(giftCardRows.schema.parse(card).code).toBe('ABCDEFGH')
  })

  test.each<[string, object, string]>([
    ['a code that cannot be typed', { codes: ['ä'] }, 'codes.0'],
    ['a market that there is not', { locales: ['de-xx'] }, 'locales'],
    ['no label', { labels: {} }, 'labels'],
    [
      'an end before the start',
      { dateFrom: '2026-02-01T00:00:00Z', dateTo: '2026-01-01T00:00:00Z' },
      'dateTo',
    ],
    ['an effect of promotions alone', { effect: { type: 'gift', variants: ['a'] } }, 'effect.type'],
    ['all for nothing', { effect: { type: 'percentage', relative: 1 } }, 'effect.relative'],
    ['no amount in francs', { effect: { type: 'amount', amount: { EUR: 500 } } }, 'effect'],
    ['no least value in francs', { minOrderValue: { EUR: 500 } }, 'effect'],
    ['goods that name nothing', { goods: {} }, 'goods'],
    ['no use', { usesPerCode: 0 }, 'usesPerCode'],
  ])('of a voucher with %s is refused', (_, more, path) => {
    const { error } = voucherRows.schema.safeParse({ ...voucher, ...more })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
  })

  test.each<[string, object]>([
    ['a code that could be guessed', { code: 'abc1234' }],
    ['a fraction of a cent', { balance: 1.5 }],
    ['nothing on it', { balance: 0 }],
    ['another currency', { currency: 'USD' }],
  ])('of a gift card with %s is refused', (_, more) =>
    expect(giftCardRows.schema.safeParse({ ...card, ...more }).success).toBe(false),
  )
})
