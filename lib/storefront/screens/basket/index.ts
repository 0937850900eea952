/** The basket as the browser shows it: page, layer and buttons. */
export { BasketButton } from './basket-button'
export { BasketScreen } from './basket-screen'
export { type BasketShop, basketShop } from './basket-words'
export { PlainBasket } from './plain-basket'
export { plainCodesId } from './plain-codes'
export { PlainDone, PlainRefused, PlainRemoved } from './plain-notice'
