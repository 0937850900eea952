/** What shoppers send back: announced by them, with a label for the parcel. */
export { findReturns } from './find-returns'
export { type OrderReturn, type Returnable, returnableLines } from './order-return'
export { requestReturn } from './request-return'
export { returnLabelName, writeReturnLabel } from './write-label'
