/** The table of the means of payment: where each exists, its usual bounds, and how it is settled. */
export { cashlessPickups, pickupKindsOf, takesCashAt } from './cash-at-pickups'
export {
  configuredPayments,
  methodOfMark,
  methods,
  type OrderTrait,
  payLaterDays,
  type Settlement,
  settledBy,
  settlementOf,
  walletInstalments,
} from './methods'
export { notForMark, notForOf } from './not-for'
export { paymentProblems } from './problems'
export { usualPayments } from './usual'
