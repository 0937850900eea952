/** The basket in the database: its lines, current prices per market, changes and costs. */
export { basketOf, type PricingContext } from './basket-of'
export { addToBasket, changeQuantity, removeLine } from './change-basket'
export { codeWords } from './code-words'
export { statusOf } from './error-status'
export { basketCount } from './lines'
export { pruneBaskets } from './merge-and-prune'
export { adoptCode, redeemCode, removeCode } from './redeem-code'
export { baskets } from './tables'
