/** The basket in the database: its lines, current prices per market, changes and costs. */
export { type BasketPlace, basketOf } from './basket-of'
export { addToBasket, changeQuantity, removeLine } from './change-basket'
export { statusOf } from './error-status'
export { countOf } from './lines'
export { pruneBaskets } from './merge-and-prune'
