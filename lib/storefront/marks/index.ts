/** Logos of payment methods and delivery services. */
export { MarkList, Marks } from './marks'
