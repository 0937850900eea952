/** The table of the means of payment: where each exists, its usual bounds, and how it is settled. */
export { cashlessPickups, pickupKindsOf, takesCashAt } from './cash-at-pickups'
export {
  type ChargedPayment,
  chargedPayments,
  configuredPayments,
  methodOfMark,
  methods,
  type OrderTrait,
  type ProviderMethod,
  payLaterDays,
  prepayment,
  type Settlement,
} from './methods'
export { limitsOfMark, type MarkLimits, notForOf } from './not-for'
export { paymentProblems } from './problems'
export {
  isGiftCard,
  isProviderMethod,
  type LaterSettlement,
  laterSettlement,
  lenderOf,
  settledBy,
  settlementOf,
} from './settlement'
export { usualPayments } from './usual'
