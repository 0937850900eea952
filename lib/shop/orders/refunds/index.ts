/** Paying a part back, or all: written down first, then carried out, then recorded. */
export { finishRefunds, finishRefundsOf, type RefundOutcome } from './finish-refunds'
export { isBilled, refundableOf, requestRefund } from './request-refund'
export type { RefundService } from './service'
export { type RefundStatus, refunds } from './tables'
export { takeOtherRefunds } from './take-other-refunds'
export { agreeTransfer, isTransferredBack, recordTransfer } from './transfers'
