/** Errors of pages, reported with the visitor's consent. Small, because every page has it. */
export { reportLater } from './report-later'
export { showToDeveloper } from './show-to-developer'
export { watchErrors } from './watch-errors'
