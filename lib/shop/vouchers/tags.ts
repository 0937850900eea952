/** The cache tag of everything that shows what a voucher is. */
export const vouchersTag = 'vouchers'
