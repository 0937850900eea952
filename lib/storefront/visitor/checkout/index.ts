/** The checkout and the orders of the visitor who asks. */
export { afterOrder } from './begin'
export {
  checkoutContext,
  contextOfPage,
  currentCheckout,
  currentOrder,
  isOwnOrder,
  openedCheckout,
  ownOrder,
  pendingOrder,
} from './current'
export { heldNotice } from './held-notice'
export { isLostReason, type LostReason, lostBy, lostPath, refusedPath } from './lost'
export { orderConsents } from './order-consents'
export { reopen, toldBack, whyUnknown } from './reopen'
export { reorder } from './reorder'
export { leadOn, refuse, wantsJson } from './step-answer'
export { faultyPath, stepPath } from './steps'
