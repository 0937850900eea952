/** The basket in the database: lines, prices read anew for each market, what goes in and what it costs. */
export { type BasketPlace, basketOf } from './basket-of'
export { addToBasket, changeQuantity, removeLine } from './change-basket'
export { statusOf } from './error-status'
export { countOf } from './lines'
export { pruneBaskets } from './merge-and-prune'
