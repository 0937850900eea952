import { describe, expect, test } from 'vitest'
import { isDownload, isVoucher } from '@/lib/shop/rules/voucher'

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
    expect(isDownload(group, brand)).toBe(download)
  })
})
