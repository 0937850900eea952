import type { Brand } from '@/schemas'

/** The product groups of vouchers, by brand. */
const groups: Record<Brand, { download: string; voucher: readonly string[] }> = {
  baby: { download: '9420', voucher: ['9420', '9410'] },
  bm: { download: '51000', voucher: ['51000', '52000'] },
}

/** A voucher of any kind. */
export const isVoucher = (group: string | undefined, brand: Brand): boolean =>
  group !== undefined && groups[brand].voucher.includes(group)

/** A voucher delivered as a download instead of by post. */
export const isDownloadVoucher = (group: string | undefined, brand: Brand): boolean =>
  group === groups[brand].download
