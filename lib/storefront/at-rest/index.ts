/** What a page can do later. */
export { whenAtRest } from './when-at-rest'
