import { describe, expect, test } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { isDownloadVoucher, isVoucher } from '@/lib/shop/rules/voucher'
import type { Brand } from '@/schemas'

const vouchersOf = (brand: Brand) => {
  const market = findMarket(brand, 'de')
  if (!market) throw new Error('There is no market de')
  return defaultConfiguration(brand, market).options.downloadVouchers
}

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
    expect(isVoucher(group, vouchersOf(brand))).toBe(voucher)
    expect(isDownloadVoucher(group, vouchersOf(brand))).toBe(download)
  })
})
