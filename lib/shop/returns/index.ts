/** What shoppers send back: announced by them, with a label for the parcel. */
export { cancelReturn } from './cancel-return'
export { costsOfOrder } from './costs-of-order'
export { findReturns } from './find-returns'
export {
  faults,
  mayCancelReturn,
  type OrderReturn,
  type Returnable,
  returnableLines,
  sentLines,
} from './order-return'
export { findLabelFiles, type LabelFiles, orderLabel } from './paid-label'
export { contractFor, postageOf } from './postage'
export { type RequestedReturn, type ReturnRequest, requestReturn } from './request-return'
export { returnMoney } from './return-money'
export { isTooLate, returnableUntil, returnsWithoutFault, termsOfOrder } from './return-time'
export { collectionPhone, waysBack } from './ways-back'
export { returnLabelName, returnSteps, writeReturnLabel } from './write-label'
