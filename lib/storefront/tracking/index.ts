/** What the tag manager is told. */
export { announce } from './announce'
