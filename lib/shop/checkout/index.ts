/** The way of a basket to an order: what the visitor has entered, what is missing, and placing the order. */
export type { CheckoutContext } from './assemble'
export {
  type Checkout,
  type CheckoutStep,
  checkoutSteps,
} from './checkout'
export { expireOrders, giveUpOrder } from './expire-orders'
export { findGuest, findOwner } from './find-checkout'
export { findAwaited, findHeldOrder, type HeldOrder } from './held-order'
export { methodsOfPending } from './held-unpaid'
export { loadCheckout } from './load-checkout'
export { placeOrder } from './place-order'
export { moveCheckouts, saveCheckout } from './save'
export { checkouts } from './tables'
