/** The visitor's session in a sealed cookie. */
export { visitorOf } from './visitor'
