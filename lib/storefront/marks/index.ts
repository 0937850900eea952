/** Logos of payment methods and delivery services. */
export { markSource } from './mark-of'
export { MarkList, Marks } from './marks'
