/** What the shop remembers of a visitor, in sealed cookies. */
export { type Visitor, visitorOf } from './visitor'
