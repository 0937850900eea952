/** The orders that a visitor without an account may see. */
export { leadFromBrokenLink } from './broken-link'
export { knowsOrder, mayTakeDigital, visibleOrder, withOpened } from './order-access'
export { privatePdf } from './private-pdf'
