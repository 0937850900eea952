/** Pages of advice that product pages and the basket lead to. */
export { guideHref, returnsHref } from './guide-pages'
