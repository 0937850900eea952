/** The means of payment: which are offered for an order, and their words. */
export { payLaterDays, type Settlement, settledBy, settlementOf } from '@/lib/platform/payment-methods'
export { holdOf } from './hold-of'
export { missingMethods } from './missing-methods'
export {
  type Held,
  type HeldArticle,
  type OfferedMethod,
  offeredMethods,
} from './offered-methods'
export { paymentName, paymentWords } from './payment-words'
