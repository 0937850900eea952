/** The means of payment: which are offered for an order, and their words. */
export { holdOf, mostOf, payLaterDays } from './methods'
export {
  type Held,
  type HeldArticle,
  type OfferedMethod,
  offeredMethods,
  type PaymentContext,
  type PaymentRefusal,
  settledBy,
} from './offered-methods'
export { type PaymentWords, paymentName, paymentWords } from './payment-words'
