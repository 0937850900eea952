/** What shoppers send back: announced by them, with a label for the parcel. */
export { findReturns } from './find-returns'
export { faults, type OrderReturn, type Returnable, returnableLines } from './order-return'
export { requestReturn } from './request-return'
export { isTooLate, returnableUntil } from './return-time'
export { returnLabelName, writeReturnLabel } from './write-label'
