/** Logos of payment methods and delivery services. */
export { methodSource } from './mark-of'
export { LinkedMark, MarkList, Marks } from './marks'
export { MethodMark } from './method-mark'
