/** Errors of pages, reported with the visitor's consent. Small, because every page has it. */
export { showToDeveloper } from './show-to-developer'
export { reportPageError, watchErrors } from './watch-errors'
