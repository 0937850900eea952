/** The visitor's session in a sealed cookie. */
export { visitorOf, visitorOfPage } from './visitor'
