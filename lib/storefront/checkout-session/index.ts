/** The checkout and the orders of the visitor who asks. */
export { afterOrder } from './begin'
export { checkoutContext, currentCheckout, currentOrder, isOwnOrder, ownOrder, pendingOrder } from './current'
export { heldNotice } from './held-notice'
export { leadOn, refuse, wantsJson } from './step-answer'
export { stepPath } from './steps'
