/** The way of a basket to an order: what the visitor has entered, and what is missing. */
export {
  type Checkout,
  type CheckoutDraft,
  type CheckoutMethod,
  type CheckoutStep,
  checkoutSteps,
} from './checkout'
export { checkouts } from './tables'
