/** Advice pages that product pages and the basket link to. */
export { guideHref, returnsHref } from './guide-pages'
