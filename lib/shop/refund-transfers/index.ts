/** Money that goes back by a transfer of the merchant: to which account, what is due, and what was sent. */
export {
  findRefundAccount,
  findTransfers,
  forgetRefundAccounts,
  pruneRefundAccounts,
  type RefundAccount,
  type RefundTransfers,
} from './find-transfers'
export { type AccountFault, giveRefundAccount } from './give-account'
export { type DueTransfer, listDue } from './list-due'
export { markSent } from './mark-sent'
export { type FromAccount, refundsFrom, writeTransferFile } from './transfer-file'
