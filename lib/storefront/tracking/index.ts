/** Events for the tag manager. */
export { announce } from './announce'
