/** The visitor's session in a sealed cookie. */
export { type Visitor, visitorOf } from './visitor'
