/** Articles as PDF: the text of a content page as a document to print. */
export { handoutAddress, slugOfHandout } from './address'
export { handoutParts } from './parts'
