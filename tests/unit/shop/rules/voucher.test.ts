import { describe, expect, test } from 'vitest'
import { isDownload, isDownloadVoucher, isVoucher } from '@/lib/shop/rules/voucher'

describe('vouchers are known by their product group', () => {
  test.each([
    ['9420', 'baby', true, true],
    ['9410', 'baby', true, false],
    ['51000', 'baby', false, false],
    ['52000', 'baby', false, false],
    ['51000', 'bm', true, true],
    ['52000', 'bm', true, false],
    ['9420', 'bm', false, false],
    ['9410', 'bm', false, false],
    ['1234', 'baby', false, false],
    [undefined, 'baby', false, false],
    [undefined, 'bm', false, false],
  ] as const)('%s of %s: voucher %s, download %s', (group, brand, voucher, download) => {
    expect(isVoucher(group, brand)).toBe(voucher)
    expect(isDownloadVoucher(group, brand)).toBe(download)
  })
})

describe('what is delivered by e-mail', () => {
  test.each([
    ['a download voucher', '9420', 1, 1, 3, true],
    ['a download voucher that is sold out', '9420', 4, 1, 3, true],
    ['a voucher that is sent', '9410', 1, 1, 3, false],
    ['whatever takes no days', undefined, 1, 0, 0, true],
    ['what is not available and has no days', undefined, 3, 0, 0, false],
    ['a voucher in a group of its own that takes no days', '9410', 2, 0, 0, true],
    ['goods that come within a day', null, 1, 0, 1, false],
  ] as const)('%s', (_, group, bvc, daysFrom, daysTo, expected) => {
    expect(isDownload({ group, brand: 'baby', bvc, daysFrom, daysTo })).toBe(expected)
  })
})
