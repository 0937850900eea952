/** What shoppers send back: announced by them, with a label for the parcel. */
export { isAllTakenBack } from './all-taken-back'
export { arrivedAt } from './arrival'
export { cancelReturn } from './cancel-return'
export { costsOfOrder } from './costs-of-order'
export { findReceiptFile, type ReceiptFile } from './find-receipts'
export { findNewestReturns, findReturns, findReturnsOf } from './find-returns'
export {
  asksForReceipt,
  type KeptReceipt,
  keepReceipt,
  mostReceipts,
  pruneReceipts,
  receiptMegabytes,
} from './keep-receipt'
export { lapseReturns } from './lapse-returns'
export {
  announcedOf,
  faults,
  isFault,
  mayCancelReturn,
  type OrderReturn,
  paidFor,
  type Returnable,
  type ReturnLine,
  returnableLines,
  sentLines,
} from './order-return'
export { findLabelFiles, isCodeRead, type LabelFiles, orderLabel, sentFrom, takerOf } from './paid-label'
export { contractFor, labelContract, postageOf } from './postage'
export { type RequestedReturn, type ReturnRequest, requestReturn } from './request-return'
export { handInUntil, type MoneyWay, moneyDueBy, moneyWayOf, partnerOf, returnMoney } from './return-money'
export { isReturnOver } from './return-over'
export { returnSum, returnSumRows, sumOfReturn } from './return-sum'
export {
  declaresWithdrawal,
  isTooLate,
  type ReturnExceptions,
  returnableUntil,
  returnExceptions,
  returnsWithoutFault,
  sendBackUntil,
  termsOfOrder,
} from './return-time'
export { reasonWords, returnLabelName, returnSteps, withoutPrinter } from './return-words'
export { lapsesOf, stillToPay } from './still-to-pay'
export {
  allFaults,
  collectionPhone,
  costsBack,
  declaredWays,
  type Faults,
  faultsOf,
  noFaults,
  type ReturnWays,
  waysBack,
  waysOfSending,
} from './ways-back'
export { withdrawnShares } from './withdrawn-shares'
export { writeReturnLabel } from './write-label'
