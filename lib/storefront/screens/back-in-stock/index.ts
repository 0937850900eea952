/** Mails to who waits for goods that are sold out: the form and the page around it. */
export { BackInStockUse, backInStockAction, backInStockWords } from './form'
export { BackInStockScreen, type BackInStockView } from './screen'
