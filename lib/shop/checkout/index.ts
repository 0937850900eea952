/** The way of a basket to an order: what the visitor has entered, what is missing, and placing the order. */
export type { CheckoutContext } from './assemble'
export {
  type Checkout,
  type CheckoutStep,
  checkoutSteps,
} from './checkout'
export { expireOrders, giveUpOrder } from './expire-orders'
export { findGuest, findOwner, isOfBasket } from './find-checkout'
export { findLastMethod } from './find-last-method'
export { findPlaced } from './find-placed'
export {
  findAwaited,
  findHeldOrder,
  type HeldOrder,
  type HeldQuestion,
  type OrderingVisitor,
} from './held-order'
export { methodsOfPending } from './held-unpaid'
export { loadCheckout } from './load-checkout'
export { type Placement, type PlacementOutcome, placeOrder } from './place-order'
export { type CheckoutEntries, moveCheckouts, saveCheckout } from './save'
