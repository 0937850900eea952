/** What a process remembers of answers that are asked for again and again. */
export { keptBy } from './memoize'
export { remembered } from './remembered'
