/** The visitor's session in a sealed cookie. */
export { type OpenedOrder, visitorOf, visitorOfPage } from './visitor'
