/** What the browser needs of soft hyphens: the text without them. */
export { shownText } from './shown-text'
