/** Marks of payment and delivery. */
export { MarkList, Marks } from './marks'
