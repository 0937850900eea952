/** The basket in the database: lines, prices read anew for each market, what goes in and what it costs. */
export { basketOf, type PricingContext } from './basket-of'
export { addToBasket, changeQuantity, removeLine } from './change-basket'
export { statusOf } from './error-status'
export { pruneBaskets } from './keep-baskets'
export { basketCount } from './lines'
