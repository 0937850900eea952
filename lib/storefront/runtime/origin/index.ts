/** What an address brings along: a voucher, and where the visit comes from. */
export { scridCookie, scridOf, scridService, validScrid } from './scrid'
export { voucherCode, voucherCookie, voucherKeptEvent, voucherOf } from './voucher'
