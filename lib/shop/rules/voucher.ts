import type { Brand } from '@/schemas'

/** The product groups of vouchers, by brand. */
const groups: Record<Brand, { download: string; voucher: readonly string[] }> = {
  baby: { download: '9420', voucher: ['9420', '9410'] },
  bm: { download: '51000', voucher: ['51000', '52000'] },
}

type Group = string | null | undefined

/** The product groups of vouchers of any kind. */
export const voucherGroups = (brand: Brand): readonly string[] => groups[brand].voucher

/** A voucher of any kind. */
export const isVoucher = (group: Group, brand: Brand): boolean =>
  typeof group === 'string' && groups[brand].voucher.includes(group)

/** A voucher that is delivered as a download instead of by post: it needs no stock and costs no shipping. */
export const isDownload = (group: Group, brand: Brand): boolean => group === groups[brand].download

/** The product group of a voucher that is delivered as a download, or by post. */
export const voucherGroup = (brand: Brand, isDigital: boolean): string | undefined =>
  groups[brand].voucher.find((group) => isDownload(group, brand) === isDigital)
