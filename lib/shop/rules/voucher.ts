import type { ShopOptions } from '@/schemas/shop'

type Groups = ShopOptions['downloadVouchers']

/** A voucher of any kind. */
export const isVoucher = (group: string | undefined, { voucherGroups }: Groups): boolean =>
  group !== undefined && voucherGroups.includes(group)

/** A voucher delivered as a download instead of by post. */
export const isDownloadVoucher = (group: string | undefined, { productGroup }: Groups): boolean =>
  group === productGroup
