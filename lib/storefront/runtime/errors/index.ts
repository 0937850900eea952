/** Errors of pages, reported with the visitor's consent. Small, because every page has it. */
export { reportPageError, watchErrors } from './watch-errors'
