/** Articles on paper: what a content page says, as a document to print. */
export { handoutAddress, slugOfHandout } from './address'
export { handoutParts } from './parts'
