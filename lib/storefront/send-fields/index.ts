/** Sending a plain form by a script. */
export { fieldOf, locationOf, sendFields } from './send-fields'
