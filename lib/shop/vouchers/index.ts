/** Vouchers, which are discounts, and gift cards, which are money: their codes, terms and series. */
export { applyVoucher, type VoucherLine } from './apply-voucher'
export { readVoucherCommand, type VoucherCommand, voucherUsage } from './commands'
export { describeSeries, shownId } from './describe-series'
export {
  endOfCode,
  findGiftCard,
  findGiftCardBalance,
  maskedCode,
  type SeenGiftCard,
  seeGiftCard,
} from './find-gift-card'
export type { OfferedCode } from './find-offered'
export { findVoucher, type Voucher } from './find-voucher'
export { generateCodes } from './generate-code'
export { kindOfCode } from './kind-of-code'
export { loadOffered } from './load-offered'
export { isVoucherPricedIn } from './priced-in'
export {
  createGiftCards,
  createVoucher,
  endSeries,
  exportCodes,
  exportGiftCards,
  findValidSeries,
  listGiftCards,
  listVouchers,
} from './series'
export { giftCards } from './tables'
export { voucherTimes } from './voucher-times'
export { writeGiftCards } from './write-gift-cards'
export { writeVouchers } from './write-vouchers'
