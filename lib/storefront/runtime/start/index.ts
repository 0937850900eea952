/** What a page does once it runs in the browser, and the page for outages. */
export { DocumentActions } from './islands'
export { navigationWords } from './words'
