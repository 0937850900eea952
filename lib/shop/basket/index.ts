/** The basket in the database: its lines, current prices per market, changes and costs. */
export { basketOf } from './basket-of'
export {
  addToBasket,
  type BasketAddition,
  type BasketChange,
  changeQuantity,
  removeLine,
} from './change-basket'
export { codeWords } from './code-words'
export { withFee } from './cost'
export { emptyBasket, refillLines } from './empty-and-refill'
export { statusOf } from './error-status'
export { type BasketLine, basketCount, basketLines } from './lines'
export { mergeBaskets, pruneBaskets } from './merge-and-prune'
export type { Entry as BasketEntry } from './plan-addition'
export { type PricedBasket, type PricedLine, type PricingContext, priceBasket } from './price-basket'
export {
  type AdoptedCode,
  adoptCode,
  type KnownCode,
  knowCode,
  type RedeemedCode,
  redeemCode,
  removeCode,
} from './redeem-code'
export { baskets } from './tables'
