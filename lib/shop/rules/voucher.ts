import type { Brand } from '@/schemas'

/** The product groups of vouchers, by brand. */
const groups: Record<Brand, { download: string; voucher: readonly string[] }> = {
  baby: { download: '9420', voucher: ['9420', '9410'] },
  bm: { download: '51000', voucher: ['51000', '52000'] },
}

type Group = string | null | undefined

/** A voucher of any kind. */
export const isVoucher = (group: Group, brand: Brand): boolean =>
  typeof group === 'string' && groups[brand].voucher.includes(group)

/** A voucher delivered as a download instead of by post. */
export const isDownloadVoucher = (group: Group, brand: Brand): boolean => group === groups[brand].download

type Goods = {
  group: Group
  brand: Brand
  /** The availability code. What has none of 1 and 2 is not delivered, and its days say nothing. */
  bvc: number
  daysFrom: number
  daysTo: number
}

/** Delivered by e-mail: download vouchers by their product group, and what is delivered within 0 days. */
export const isDownload = ({ group, brand, bvc, daysFrom, daysTo }: Goods): boolean =>
  isDownloadVoucher(group, brand) || (bvc <= 2 && daysFrom === 0 && daysTo === 0)
